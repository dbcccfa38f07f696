import type { SlotArt } from '@pavilion/covers';
import { LINES, PAYING, type SlotModel } from '@pavilion/game-rules';
import { formatMoney, formatPercent, type Paise, paise } from '@pavilion/money';
import { Pairs } from '../../kit/frame/controls.tsx';
import { useKitMessages } from '../../kit/language/messages.ts';
import type { Stakes } from '../../kit/opening.ts';
import { Sheet } from '../../kit/sheets/sheet.tsx';
import { useSlotMessages } from './messages.ts';
import { colourOfLine } from './painter.ts';
import { nameOf } from './reels.tsx';
import { SymbolPays, SymbolPicture } from './sides.tsx';
import styles from './slot.module.css';

interface PaytableProps {
  readonly art: SlotArt;
  readonly model: SlotModel;
  readonly stake: Paise;
  readonly stakes: Stakes;
  readonly onClose: () => void;
}

/** What is paid for what, at the stake that is chosen: all of it from the rules that the server plays by. */
export function Paytable({ art, model, stake, stakes, onClose }: PaytableProps) {
  const t = useSlotMessages();
  const kit = useKitMessages();
  const { stated, free, volatility } = model;
  return (
    <Sheet title={t.paytable} onClose={onClose}>
      <p>{t.atASpin(formatMoney(stake))}</p>
      <Roles {...{ art, model, stake }} />
      <ul className={styles.pays}>
        {PAYING.map((symbol) => (
          <SymbolPays key={symbol} {...{ art, model, stake, symbol }} />
        ))}
      </ul>
      <h3>{t.rulesAndReturn}</h3>
      <Pairs
        pairs={[
          { name: kit.return, value: formatPercent(stated.return / 100) },
          { name: t.swing, value: t.swings[volatility] },
          { name: t.spinsThatPay, value: formatPercent(Math.round(stated.hitRate / 10) / 10) },
        ]}
      />
      <ul>
        {t.rules(free.most).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>{kit.rulesMoney(formatMoney(stakes.least), formatMoney(stakes.most), formatMoney(stakes.mostWin))}</li>
      </ul>
      <h3>{t.linesRead}</h3>
      <ol className={styles.lines}>
        {LINES.map((rows, at) => (
          <li key={rows.join('')}>
            <svg viewBox="0 0 60 36" aria-hidden="true">
              <path
                className={styles.cells}
                d="M1 1h58v34H1ZM1 12.500h58M1 24h58M13 1v34M24.500 1v34M36 1v34M47.500 1v34"
              />
              <polyline
                points={rows.map((row, reel) => `${7 + reel * 11.5},${7 + row * 11.5}`).join(' ')}
                stroke={colourOfLine(at + 1)}
              />
            </svg>
            {at + 1}
          </li>
        ))}
      </ol>
    </Sheet>
  );
}

/** The wild and the scatter, and what they do. */
function Roles({ art, model, stake }: Pick<PaytableProps, 'art' | 'model' | 'stake'>) {
  const t = useSlotMessages();
  const { scatters, free, strips } = model;
  const scatter = nameOf(t.symbols, art, 'S');
  const reels = strips.flatMap((strip, reel) => (strip.includes('W') ? [reel + 1] : []));
  const spins = t.or(scatters.freeSpins.map(String));
  const pays = t.or(scatters.pays.map((times) => formatMoney(paise(times * stake))));
  const roles = [
    { symbol: 'W', name: t.wildIs(nameOf(t.symbols, art, 'W')), text: t.wildText(scatter, reels.join(', ')) },
    { symbol: 'S', name: t.scatterIs(scatter), text: t.scatterText(spins, free.multiplier, pays) },
  ] as const;
  return roles.map(({ symbol, name, text }) => (
    <div key={symbol} className={styles.role}>
      <SymbolPicture art={art} symbol={symbol} />
      <div>
        <b>{name}</b>
        <p>{text}</p>
      </div>
    </div>
  ));
}
