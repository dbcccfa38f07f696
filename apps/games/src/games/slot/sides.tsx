import type { SlotArt } from '@pavilion/covers';
import { LINES, PAYING, type SlotModel, type SlotSymbol } from '@pavilion/game-rules';
import { formatMoney, type Paise, paise } from '@pavilion/money';
import { useKitMessages } from '../../kit/language/messages.ts';
import { useSlotMessages } from './messages.ts';
import type { PastSlotRound } from './round.ts';
import styles from './slot.module.css';

/** How many spins a wide page lists. */
const LISTED = 10;

/** The player's last spins, where the page is wide enough. */
export function LastSpins({ past }: { readonly past: readonly PastSlotRound[] }) {
  const t = useSlotMessages();
  const kit = useKitMessages();
  return (
    <aside className={styles.side}>
      <h2>{t.yourLastSpins}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.time}</th>
            <th scope="col">{t.staked}</th>
            <th scope="col">{t.paid}</th>
          </tr>
        </thead>
        <tbody>
          {past.slice(0, LISTED).map(({ id, beganAt, stake, pays }) => (
            <tr key={id} className={pays > stake ? styles.up : undefined}>
              <td>{kit.timeOfDay(beganAt)}</td>
              <td>{formatMoney(stake)}</td>
              <td>{formatMoney(pays)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </aside>
  );
}

interface PaysProps {
  readonly art: SlotArt;
  readonly model: SlotModel;
  readonly stake: Paise;
}

/** What each symbol pays at this stake. */
export function Pays(props: PaysProps) {
  const t = useSlotMessages();
  return (
    <aside className={styles.side}>
      <h2>
        {t.paysAt} <span>{formatMoney(props.stake)}</span>
      </h2>
      <ul className={styles.pays}>
        {PAYING.map((symbol) => (
          <SymbolPays key={symbol} {...props} symbol={symbol} />
        ))}
      </ul>
    </aside>
  );
}

interface SymbolPaysProps extends PaysProps {
  readonly symbol: (typeof PAYING)[number];
}

/** Five, four and three of a symbol. */
export function SymbolPays({ art, model, stake, symbol }: SymbolPaysProps) {
  const pays = model.pays[symbol].map((lineBets) => formatMoney(paise((lineBets * stake) / LINES.length)));
  return (
    <li>
      <SymbolPicture art={art} symbol={symbol} />
      <dl>
        {[5, 4, 3].map((count) => (
          <div key={count}>
            <dt>{count}</dt>
            <dd>{pays[count - 3]}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

export function SymbolPicture({ art, symbol }: { readonly art: SlotArt; readonly symbol: SlotSymbol }) {
  const t = useSlotMessages();
  const { name, svg } = art.symbols[symbol];
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t.symbols[name] ?? name} />;
}
