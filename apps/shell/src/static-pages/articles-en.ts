import { paths } from '@pavilion/contract';
import type { Articles } from './article.ts';

export const articles: Articles = {
  contact: (site) => ({
    title: 'Contact',
    lead: `People answer, in English and in Hindi. Have your user id at hand; never tell anyone your password or a code.`,
    sections: [
      {
        heading: 'What to write',
        paragraphs: [
          'For a bet: its reference and what you expected. For money: the reference from your account statement, the amount and the time.',
          `${site} never asks for your password, a one-time code or your card's number.`,
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
          'Your mobile number, your name and username, every bet and every movement of money. The law asks that records of money are kept.',
          'Your browser keeps your session, language and theme. Signing out removes the session from it.',
        ],
      },
      {
        heading: 'Who sees it',
        paragraphs: [
          'Game providers learn a token that stands for you, never your number. Payment services learn what a payment needs.',
          'Nothing is sold, and no advertising network has code in these pages.',
        ],
      },
      {
        heading: 'What you may ask',
        paragraphs: [
          'For a copy of what is kept, for a correction, and for the closing of your account. Write to us through Contact.',
          'What you write to us there is kept until it is answered, and for about a year after that.',
        ],
        door: { to: paths.contact(), text: 'To the contact page' },
      },
    ],
  }),
  responsible: () => ({
    title: 'Responsible gaming',
    lead: 'Betting costs money over time. Play only for the fun of it, with money that you can lose without missing it.',
    sections: [
      {
        heading: 'Before you play',
        paragraphs: [
          'Decide how much you are ready to lose today, and stop there. Do not play to win back what is lost, on credit, or when you are upset.',
          'No system beats the odds: the prices already hold the house’s share.',
        ],
      },
      {
        heading: 'Limits, breaks and exclusion',
        paragraphs: [
          'You can limit what you deposit, lose and stake in a day, a week or a month, and how long you play. A lower limit counts at once; a higher one waits, and so does its end.',
          'A break of a day, a week or a month, and an exclusion of six months, a year, five years or for good, begin the moment you say so and cannot be shortened. You can withdraw all the while.',
        ],
        door: { to: paths.limits(), text: 'To limits and breaks' },
      },
      {
        heading: 'Signs to take seriously',
        paragraphs: [
          'You hide how much you play. You borrow to play. You think of betting at work or at night. You bet more to feel the same.',
          'If you know one of them, take a break, talk to somebody you trust, and exclude yourself or ask us to close your account. We do it at once and ask no reasons.',
        ],
      },
      {
        heading: 'Nobody under 18',
        paragraphs: [
          'Accounts are for people aged 18 and over. If children use your device, sign out and keep your password to yourself.',
        ],
      },
    ],
  }),
  fair: (site) => ({
    title: 'Fair play',
    lead: `How ${site} keeps the game the same for everybody.`,
    sections: [
      {
        heading: 'Prices and results',
        paragraphs: [
          'On the exchange players bet against each other; the same prices are shown to all. A market is suspended while what happens on the field is unclear.',
          'A bet is settled by the official result. If a result is corrected, the settlement is corrected too, and your statement shows both lines.',
        ],
      },
      {
        heading: 'Games',
        paragraphs: [
          'Each game says its return to player and its limits before you start. The outcome of a round never depends on who plays it.',
          'The games that we run ourselves commit to their seed before you bet and reveal it afterwards. A line of your account statement opens its round, and the round can be worked out anew in your own browser.',
        ],
      },
      {
        heading: 'What is not allowed',
        paragraphs: [
          'More than one account for a person, bets agreed between players to cheat a third, and programs that play for you.',
        ],
      },
    ],
  }),
  rules: () => ({
    title: 'Game rules',
    lead: 'The words you meet, and how bets are settled.',
    sections: [
      {
        heading: 'Back and lay',
        paragraphs: [
          'To back is to bet that something happens. A back of ₹100 at 2.50 wins ₹150 or loses ₹100.',
          'To lay is to bet that it does not. A lay of ₹100 at 2.50 wins ₹100 or loses ₹150: what it can lose is called liability.',
        ],
      },
      {
        heading: 'Exposure',
        paragraphs: [
          'Exposure is the most that your open bets can cost you together. It is held from your balance until they are settled.',
        ],
      },
      {
        heading: 'Abandoned and void',
        paragraphs: [
          'If a match is abandoned, bets that cannot be decided are void and the stake comes back. Each market says where it differs.',
        ],
      },
      {
        heading: 'Casino and slots',
        paragraphs: [
          'The rules of a game are those its provider shows in the game. A round that breaks off is finished or its stake is returned.',
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
          'Keep your password and codes to yourself. What is done with them counts as done by you until you tell us.',
        ],
      },
      {
        heading: 'Money',
        paragraphs: [
          'Cash can be withdrawn; coins are for play only. Every movement stands in your account statement, and the balance is always its sum.',
          'A balance is no bank deposit and earns no interest.',
        ],
      },
      {
        heading: 'When something is wrong',
        paragraphs: [
          'A bet that was accepted by an obvious error in a price or a result may be corrected. We tell you, and the statement shows it.',
          'Tell us first through Contact if you disagree with a decision.',
        ],
        door: { to: paths.contact(), text: 'To the contact page' },
      },
    ],
  }),
  help: () => ({
    title: 'Help',
    lead: 'Where each thing is done, and what is asked most.',
    sections: [
      {
        heading: 'Why does my bet wait a few seconds in play?',
        paragraphs: [
          'Pictures lag behind the ground. A bet in play is held for its market’s delay, so that nobody bets on what has happened already. Its receipt shows each moment.',
        ],
      },
      {
        heading: 'What does exposure mean?',
        paragraphs: [
          'It is the most that your open bets can cost you together, and it is held until they are settled. On the home page it opens into its matches.',
        ],
        door: { to: paths.gameRules(), text: 'The words of betting' },
      },
      {
        heading: 'How is a cash-out worked out?',
        paragraphs: [
          'It bets against your position at the prices of now, so that you get the same whoever wins. The offer stands for some seconds and shows what it trades before you take it.',
        ],
        door: { to: paths.myBets(), text: 'To my bets' },
      },
      {
        heading: 'My deposit is not in my balance',
        paragraphs: [
          'A payment by hand is looked at by people: its page says what it waits for. Keep the UTR of your bank at hand; if it was declined the reason stands there.',
        ],
        door: { to: paths.deposit(), text: 'To deposits' },
      },
      {
        heading: 'Why can’t I withdraw all of my balance?',
        paragraphs: [
          'Coins are for play only, what open bets can lose is held, and a bonus locks the deposit that brought it until its parts are claimed. The withdrawal page shows the sum.',
        ],
        door: { to: paths.withdraw(), text: 'To the withdrawal' },
      },
      {
        heading: 'Why was my bet void?',
        paragraphs: [
          'Because it could not be decided: the match was abandoned, or its market was closed without a result. The stake comes back, and the statement shows it.',
        ],
        door: { to: paths.statement(), text: 'To the account statement' },
      },
      {
        heading: 'Was this round fair?',
        paragraphs: [
          'The games that we run ourselves commit to their seed before you bet and reveal it afterwards: any round can be worked out anew in your own browser, from its line in the statement.',
        ],
        door: { to: paths.fairPlay(), text: 'Fair play' },
      },
    ],
  }),
};
