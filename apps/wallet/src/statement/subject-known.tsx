import type { StatementSubject } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { Icon } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type TranslateEntry, useEntryMessages } from '../messages/statement-lines.ts';
import { coinsText } from '../parts/coins-text.ts';
import { KnownList } from '../parts/known-list.tsx';
import { Moment } from '../parts/moment.tsx';
import { betText, sideAndPrice, stakeText } from './bet-text.ts';
import styles from './entry-subject.module.css';
import { RoundDetails } from './round-details.tsx';

type Of<Kind extends StatementSubject['kind']> = Extract<StatementSubject, { readonly kind: Kind }>;

/** What is known of what a line is about, and the way to its own page. */
export function SubjectKnown({ subject }: { readonly subject: StatementSubject }) {
  const t = useEntryMessages();
  const { rows, to, link, note } = knownOf(subject, t);
  return (
    <>
      <KnownList rows={rows} />
      {subject.kind === 'round' && <RoundDetails round={subject.round} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {to !== undefined && (
        <Link to={to} className={styles.open}>
          {link}
          <Icon name="chevron-right" size={16} />
        </Link>
      )}
    </>
  );
}

interface Known {
  readonly rows: readonly (readonly [string, ReactNode])[];
  readonly note?: string;
  readonly to?: string;
  readonly link?: string;
}

const moment = (at: Date | undefined | null) => at && <Moment at={at} />;

function knownOf(subject: StatementSubject, t: TranslateEntry): Known {
  switch (subject.kind) {
    case 'bets':
      return betKnown(subject, t);
    case 'round':
      return roundKnown(subject, t);
    case 'deposit':
      return depositKnown(subject, t);
    case 'withdrawal':
      return withdrawalKnown(subject, t);
    case 'bonus':
      return bonusKnown(subject, t);
    case 'referral':
      return { rows: [], note: t('referralNote'), to: paths.referral(), link: t('openReferral') };
    case 'debt':
      return { rows: [[t('debtFor'), subject.debt.about]] };
  }
}

const roundKnown = ({ round }: Of<'round'>, t: TranslateEntry): Known => ({
  rows: [
    [t('game'), round.game],
    [t('maker'), round.maker],
    [t('round'), round.round],
    // One is what the wallet took at once, however many spots it lay on: the round's own description names them.
    ...(round.bets > 1 ? [[t('betsInRound'), round.bets] as const] : []),
    [t('staked'), formatMoney(round.staked)],
    [t('won'), formatMoney(round.won)],
    [t('roundOpened'), moment(round.openedAt)],
    [t('roundClosed'), moment(round.closedAt)],
  ],
});

const depositKnown = ({ deposit }: Of<'deposit'>, t: TranslateEntry): Known => ({
  rows: [
    [t('gateway'), deposit.gatewayName],
    [t('coinsSent'), deposit.coins && coinsText(deposit.coins, t)],
    [t('payReference'), deposit.reference],
    [t('sentAt'), moment(deposit.createdAt)],
    [t('decided'), moment(deposit.decidedAt)],
    [t('reason'), deposit.reason],
  ],
  to: paths.depositOf(deposit.id, deposit.gateway),
  link: t('openDeposit'),
});

const withdrawalKnown = ({ withdrawal }: Of<'withdrawal'>, t: TranslateEntry): Known => ({
  rows: [
    [t('destination'), withdrawal.destination],
    [t('fee'), withdrawal.fee === 0 ? null : formatMoney(withdrawal.fee)],
    [t('utr'), withdrawal.utr],
    [t('requested'), moment(withdrawal.createdAt)],
    [t('decided'), moment(withdrawal.decidedAt)],
    [t('reason'), withdrawal.reason],
  ],
  to: paths.withdrawals(withdrawal.id),
  link: t('openWithdrawal'),
});

const bonusKnown = ({ bonus, part }: Of<'bonus'>, t: TranslateEntry): Known => ({
  rows: [
    [t('bonusName'), bonus.title],
    [t('part'), part && t('partOf', { part: part.part, parts: bonus.parts })],
    [t('partOpens'), part && formatMoney(part.opensAt)],
    [t('bonusWagered'), formatMoney(bonus.done)],
  ],
  to: paths.bonus(bonus.id),
  link: t('openBonus'),
});

/** A market by the name that it has everywhere; a fancy as the operator calls it. */
function marketText(name: string, t: TranslateEntry): string {
  if (name === 'Match Odds') return t('market_matchOdds');
  return name === 'Bookmaker' ? t('market_bookmaker') : name;
}

function betKnown({ bets }: Of<'bets'>, t: TranslateEntry): Known {
  const [bet, ...more] = bets;
  if (!bet) return { rows: [] };
  const link = { to: paths.betsOn(bet.marketId), link: t('openMyBets') };
  const place: Known['rows'] = [
    [t('match'), bet.matchName],
    [t('market'), marketText(bet.marketName, t)],
  ];
  if (more.length > 0) {
    return {
      rows: [
        ...place,
        ...bets.map((each) => [`${t('bet')} ${each.id}`, `${betText(each, t)}, ${stakeText(each, t)}`] as const),
      ],
      ...link,
    };
  }
  return {
    rows: [
      [t('selection'), betText(bet, t)],
      ...place,
      [t('sideAndOdds'), sideAndPrice(bet, t)],
      [t('stake'), formatMoney(bet.matchedStack)],
      [t('placed'), moment(bet.createdAt)],
      [t('settled'), moment(bet.settledAt)],
      [t('bet'), bet.id],
    ],
    ...link,
  };
}
