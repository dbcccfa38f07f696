import type { Bet } from '@pavilion/api-client';
import { liabilityOf, winningsOf } from '@pavilion/betting-math';
import { formatMoney, formatSignedMoney, negatePaise, ZERO } from '@pavilion/money';
import { SumUp, type SumUpRow } from '@pavilion/shared-ui';
import { type BetFigures, type BetPart, figuresOf, isOpenBet, priceText } from '../bets/bet-figures.ts';
import { type TranslateBets, useBetMessages } from '../messages/bets.ts';
import styles from './bet-details.module.css';

/** How a bet's figures come about: of what was matched, of what waits, and in all; once it is settled, of its result. */
export function BetSums({ bet }: { readonly bet: Bet }) {
  const t = useBetMessages();
  const figures = figuresOf(bet);
  const { matched, rest } = figures;
  if (matched.length === 0 && !rest) return <p className={styles.note}>{t('neverMatched')}</p>;
  return (
    <>
      {matched.map((part, at) => (
        <Part key={at} title={t('matchedPart', stakeAndPrice(bet, part))} rows={outcomeRows(bet, part, t)} />
      ))}
      {rest && <Part title={t('restPart', stakeAndPrice(bet, rest))} rows={outcomeRows(bet, rest, t)} />}
      {isOpenBet(bet) ? <Total figures={figures} /> : <Result bet={bet} />}
      {bet.marketType === 'match_odds' && <p className={styles.note}>{t('commissionNote')}</p>}
    </>
  );
}

const stakeAndPrice = (bet: Bet, { stake, odds }: BetPart) => ({
  stake: formatMoney(stake),
  price: priceText(bet, odds),
});

function Part({ title, rows }: { readonly title: string; readonly rows: readonly SumUpRow[] }) {
  return (
    <div>
      <h4 className={styles.partTitle}>{title}</h4>
      <SumUp rows={rows} />
    </div>
  );
}

/** What a part of a bet comes to either way (betting.md): the stake on one side, on the other what a backer wins by the price, or what it was booked with. */
function outcomeRows(bet: Bet, part: BetPart, t: TranslateBets): SumUpRow[] {
  const figures = { stake: formatMoney(part.stake), price: String(part.odds) };
  const byPrice = () =>
    bet.marketType === 'match_odds'
      ? t('timesOdds', { ...figures, price: priceText(bet, part.odds) })
      : t('timesRate', figures);
  const profit = part.isBooked ? t('asBooked') : byPrice();
  const [won, lost] = bet.selectionType === 'back' ? [profit, t('theStake')] : [t('theStake'), profit];
  return [
    { label: winsLabel(bet, t), note: won, amount: formatSignedMoney(winningsOf(part)) },
    { label: t('ifLoses'), note: lost, amount: formatSignedMoney(negatePaise(liabilityOf(part))) },
  ];
}

const winsLabel = ({ marketType, selectionType, line }: Bet, t: TranslateBets) =>
  marketType !== 'fancy'
    ? t('ifWins')
    : t(selectionType === 'back' ? 'winsFancyYes' : 'winsFancyNo', { line: line ?? 0 });

/** Where a bet has several parts, what they come to together. */
function Total({ figures: { matched, rest, wins, loses } }: { readonly figures: BetFigures }) {
  const t = useBetMessages();
  if (matched.length + (rest ? 1 : 0) < 2) return null;
  return (
    <Part
      title={t('inAll')}
      rows={[
        { label: t('ifWins'), amount: formatSignedMoney(wins), kind: 'subtotal' },
        { label: t('ifLoses'), amount: formatSignedMoney(loses), kind: 'subtotal' },
      ]}
    />
  );
}

/** What came of a settled bet, by the operator's figure. */
function Result({ bet: { status, profit } }: { readonly bet: Bet }) {
  const t = useBetMessages();
  const row = { label: t(status), amount: formatSignedMoney(profit ?? ZERO), kind: 'total' } as const;
  return <SumUp rows={[status === 'void' ? { ...row, note: t('stakeReturned') } : row]} />;
}
