import type { CashOutOffer, CashOutQuote } from '@pavilion/api-client';
import { formatMoney, formatSignedMoney } from '@pavilion/money';
import { priceText } from '../bets/bet-figures.ts';
import { useOperatorName } from '../bets/operator-name.ts';
import { useCashOutMessages } from '../messages/cash-out.ts';
import styles from './cash-out.module.css';
import { figureText, toneOf } from './figure-text.ts';

/** What a quote comes to: the one figure, outcome by outcome now and after, what of the player's waits, and the bets that it places. */
export function QuoteFigures({
  marketType,
  quote,
  isWhole,
}: {
  readonly marketType: CashOutOffer['marketType'];
  readonly quote: CashOutQuote;
  readonly isWhole: boolean;
}) {
  const t = useCashOutMessages();
  const called = useOperatorName();
  const { secured, outcomes, legs, waiting, funds } = quote;
  return (
    <>
      <p className={styles.secured}>
        <span>{t(isWhole ? 'whicheverWay' : waiting.length > 0 ? 'atWorstMatched' : 'atWorst')}</span>
        <b translate="no" data-tone={toneOf(secured)}>
          {figureText(secured, t)}
        </b>
      </p>
      <table className={styles.outcomes}>
        <thead>
          <tr>
            <th scope="col">{t('ifWins')}</th>
            <th scope="col">{t('now')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map(({ runnerId, runnerName, now, after }) => (
            <tr key={runnerId}>
              <th translate="no" scope="row">
                {called(runnerName)}
              </th>
              <td>
                <span translate="no" data-tone={toneOf(now)}>
                  {formatSignedMoney(now)}
                </span>
              </td>
              <td>
                <b translate="no" data-tone={toneOf(after)}>
                  {formatSignedMoney(after)}
                </b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {funds > 0 && <p className={styles.small}>{t('funds', { amount: formatMoney(funds) })}</p>}
      {waiting.length > 0 && (
        <Parts heading={t(isWhole ? 'cancels' : 'leaves')} parts={waiting} marketType={marketType} />
      )}
      <Parts heading={t('legs')} parts={legs} marketType={marketType} />
    </>
  );
}

/** Bets in words, under what becomes of them. */
function Parts({
  heading,
  parts,
  marketType,
}: {
  readonly heading: string;
  readonly parts: CashOutQuote['legs'];
  readonly marketType: CashOutOffer['marketType'];
}) {
  const t = useCashOutMessages();
  const called = useOperatorName();
  return (
    <div className={styles.parts}>
      <p className={styles.small}>{heading}</p>
      <ul>
        {parts.map(({ runnerName, selectionType, stack, odds }, index) => (
          <li key={index}>
            {t(selectionType === 'back' ? 'backLeg' : 'layLeg', {
              runner: called(runnerName),
              stake: formatMoney(stack),
              odds: priceText({ marketType, line: null }, odds),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
