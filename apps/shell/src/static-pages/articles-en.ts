import { paths } from '@pavilion/contract';
import type { Articles } from './article.ts';

export const articles: Articles = {
  contact: (site) => ({
    title: 'Contact',
    lead: `We reply in English and in Hindi. Have your user ID ready. Never share your password or an OTP.`,
    sections: [
      {
        heading: 'What to write',
        paragraphs: [
          'For a bet: its reference and what you expected. For a payment: the reference from your account statement, the amount and the time.',
          `${site} never asks for your password, an OTP or your card number.`,
        ],
      },
    ],
  }),
  privacy: (site) => ({
    title: 'Privacy',
    lead: `What ${site} knows about you, why, and who else sees it.`,
    sections: [
      {
        heading: 'What is kept',
        paragraphs: [
          'Your mobile number, name, username, bets and transactions. The law requires us to keep records of transactions.',
          'Your browser keeps your session, language and theme. Signing out removes the session.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Game providers get a token instead of your details, never your number. Payment services get only what a payment needs.',
          'We do not sell your data, and these pages contain no advertising code.',
        ],
      },
      {
        heading: 'What you can ask for',
        paragraphs: [
          'A copy of your data, a correction, or closing your account. Write to us on the Contact page.',
          'We keep your message until we reply, and for about a year after that.',
        ],
        door: { to: paths.contact(), text: 'Go to Contact' },
      },
    ],
  }),
  responsible: () => ({
    title: 'Responsible gaming',
    lead: 'Betting costs money over time. Play only for fun, and only with money that you can afford to lose.',
    sections: [
      {
        heading: 'Before you play',
        paragraphs: [
          'Decide how much you can lose today, and stop there. Do not play to win back losses, on credit, or when you are upset.',
          'No system beats the odds: the house margin is part of every price.',
        ],
      },
      {
        heading: 'Limits, breaks and self-exclusion',
        paragraphs: [
          'You can limit your deposits, losses and stakes per day, week or month, and how long you play. A lower limit applies at once. Raising or removing a limit takes some time.',
          'You can take a break of a day, a week or a month, or exclude yourself for six months, a year, five years or for good. It starts at once and can’t be shortened. You can still withdraw.',
        ],
        door: { to: paths.limits(), text: 'Go to Limits and breaks' },
      },
      {
        heading: 'Signs to take seriously',
        paragraphs: [
          'You hide how much you play. You borrow to play. You think about betting at work or at night. You bet more to feel the same.',
          'If one of them is true for you, take a break and talk to someone you trust. Exclude yourself or ask us to close your account: we do it at once and do not ask why.',
        ],
      },
      {
        heading: 'No one under 18',
        paragraphs: [
          'Accounts are for people aged 18 and over. If children use your device, sign out and keep your password to yourself.',
        ],
      },
    ],
  }),
  fair: (site) => ({
    title: 'Fair play',
    lead: `How ${site} keeps play fair for everyone.`,
    sections: [
      {
        heading: 'Prices and results',
        paragraphs: [
          'On the exchange players bet against each other, and everyone sees the same prices. A market is suspended while play is unclear.',
          'Bets are settled by the official result. If a result is corrected, bets are settled again, and your statement shows both entries.',
        ],
      },
      {
        heading: 'Games',
        paragraphs: [
          'Each game shows its return to player and its limits before you start. The result of a round never depends on who plays.',
          'Our own games fix their seed before you bet and reveal it afterwards. Open a round from your account statement to check it in your browser.',
        ],
      },
      {
        heading: 'What is not allowed',
        paragraphs: [
          'More than one account per person, players working together to cheat others, and programs that play for you.',
        ],
      },
    ],
  }),
  rules: () => ({
    title: 'Game rules',
    lead: 'Betting terms, and how bets are settled.',
    sections: [
      {
        heading: 'Back and lay',
        paragraphs: [
          'To back is to bet that something happens. A back of ₹100 at 2.50 wins ₹150 or loses ₹100.',
          'To lay is to bet that it does not. A lay of ₹100 at 2.50 wins ₹100 or loses ₹150: that possible loss is the liability.',
        ],
      },
      {
        heading: 'Exposure',
        paragraphs: [
          'Exposure is the most your open bets can lose together. It is held from your balance until they are settled.',
        ],
      },
      {
        heading: 'Abandoned and void',
        paragraphs: [
          'If a match is abandoned, bets that can’t be settled are void and the stake is returned. A market’s own rules say if it differs.',
        ],
      },
      {
        heading: 'Casino and slots',
        paragraphs: [
          'Each game’s rules are shown in the game. An interrupted round is completed, or its stake is returned.',
        ],
      },
    ],
  }),
  terms: (site) => ({
    title: 'Terms',
    lead: `What you and ${site} agree on when you open an account.`,
    sections: [
      {
        heading: 'Your account',
        paragraphs: [
          'You are 18 or older, online play is lawful where you are, and you play for yourself. One person has one account.',
          'Keep your password and OTPs to yourself. Anything done with them counts as done by you until you tell us.',
        ],
      },
      {
        heading: 'Money',
        paragraphs: [
          'Cash can be withdrawn; coins are for play only. Your account statement shows every transaction.',
          'Your balance is not a bank deposit and earns no interest.',
        ],
      },
      {
        heading: 'When something is wrong',
        paragraphs: [
          'A bet accepted at an obviously wrong price or result may be corrected. We notify you, and your statement shows it.',
          'If you disagree with a decision, contact us first.',
        ],
        door: { to: paths.contact(), text: 'Go to Contact' },
      },
    ],
  }),
  help: () => ({
    title: 'Help',
    lead: 'Where to find things, and common questions.',
    sections: [
      {
        heading: 'Why is my in-play bet delayed?',
        paragraphs: [
          'Live video lags behind play. In-play bets are held for a few seconds, so that no one bets on something that has already happened. The bet slip shows each step.',
        ],
      },
      {
        heading: 'What is exposure?',
        paragraphs: [
          'The most your open bets can lose together. It is held until they are settled. On the home page, tap it to see each match.',
        ],
        door: { to: paths.gameRules(), text: 'Betting terms' },
      },
      {
        heading: 'How does cash out work?',
        paragraphs: [
          'It places bets against your position at current prices, so that you get the same whoever wins. The offer is valid for a few seconds and shows the bets before you confirm.',
        ],
        door: { to: paths.myBets(), text: 'Go to My Bets' },
      },
      {
        heading: 'My deposit is not in my balance',
        paragraphs: [
          'Manual payments are checked by our team. The deposit page shows the status, and the reason if it was declined. Keep the UTR from your bank ready.',
        ],
        door: { to: paths.deposit(), text: 'Go to Deposit' },
      },
      {
        heading: 'Why can’t I withdraw my full balance?',
        paragraphs: [
          'Coins are for play only. Your exposure is held, and a bonus locks its deposit until the bonus is claimed. The withdrawal page shows the calculation.',
        ],
        door: { to: paths.withdraw(), text: 'Go to Withdraw' },
      },
      {
        heading: 'Why was my bet void?',
        paragraphs: [
          'It could not be settled: the match was abandoned, or the market closed without a result. The stake is returned and shown in your statement.',
        ],
        door: { to: paths.statement(), text: 'Go to Account Statement' },
      },
      {
        heading: 'Was this round fair?',
        paragraphs: [
          'Our own games fix their seed before you bet and reveal it afterwards. Open any round from your statement to check it in your browser.',
        ],
        door: { to: paths.fairPlay(), text: 'Fair play' },
      },
    ],
  }),
};
