import type { SlotArt } from '@pavilion/covers';
import { LINES, type SlotModel } from '@pavilion/game-rules';
import { formatMoney, formatPercent, type Paise, paise } from '@pavilion/money';
import { type ReactNode, useEffect, useState } from 'react';
import { useKitMessages } from '../../kit/language/messages.ts';
import { isStill } from '../../kit/still.ts';
import { useSlotMessages } from './messages.ts';
import { colourOfLine } from './painter.ts';
import type { Play, Turn } from './play.ts';
import { nameOf } from './reels.tsx';
import styles from './slot.module.css';

interface PlaqueProps {
  readonly play: Play;
  readonly art: SlotArt;
  readonly model: SlotModel;
  /** The one that is chosen. */
  readonly stake: Paise;
}

/** One place that says what happened, and is read out: aloud above the stake, quietly below it. */
export function Plaque(props: PlaqueProps) {
  return (
    <div className={styles.plaque} role="status">
      <Result {...props} />
    </div>
  );
}

function Result({ play: { turn, isTurning }, art, model, stake: chosen }: PlaqueProps) {
  const t = useSlotMessages();
  const kit = useKitMessages();
  if (isTurning) return <p>{t.spinning}</p>;
  if (!turn) {
    return (
      <>
        <p>{t.eachLine(formatMoney(paise(chosen / LINES.length)))}</p>
        <small>{t.returnAndSwing(formatPercent(model.stated.return / 100), t.swings[model.volatility])}</small>
      </>
    );
  }
  const { spin, stake, capped } = turn;
  const brought = spin.freeSpins > 0 ? t.broughtFree(spin.freeSpins, model.free.multiplier) : null;
  if (spin.pays === 0) return <p>{brought ?? t.nothing}</p>;
  if (capped !== null) {
    return (
      <>
        <CountUp key={turn.key} amount={capped} />
        <small>{kit.capped(formatMoney(capped))}</small>
      </>
    );
  }
  const best = <Best turn={turn} art={art} />;
  return spin.pays > stake ? (
    <>
      <CountUp key={turn.key} amount={spin.pays} />
      <small>{brought ?? best}</small>
    </>
  ) : (
    <>
      <p>{t.back(formatMoney(spin.pays), formatMoney(stake))}</p>
      <small>{brought ?? best}</small>
    </>
  );
}

/** The best of what paid, and how much more did. */
function Best({ turn: { spin }, art }: { readonly turn: Turn; readonly art: SlotArt }): ReactNode {
  const t = useSlotMessages();
  const best = spin.lines.toSorted((a, b) => b.pays - a.pays)[0];
  if (!best || spin.scatterPays > best.pays) return t.scattersPaid(spin.scatters, formatMoney(spin.scatterPays));
  const more = spin.lines.length - 1 + (spin.scatterPays > 0 ? 1 : 0);
  return (
    <>
      <i className={styles.dot} style={{ backgroundColor: colourOfLine(best.line) }} />
      {t.bestLine(best.line, best.count, nameOf(t.symbols, art, best.symbol), formatMoney(best.pays))}
      {more > 0 && `, ${t.moreLines(more)}`}
    </>
  );
}

/** A win that counts up to its sum, 2.4 s at the longest. What is read out is the sum alone. */
function CountUp({ amount }: { readonly amount: Paise }) {
  const [shown, setShown] = useState(isStill() ? amount : 0);
  useEffect(() => {
    if (isStill()) return undefined;
    const length = Math.min(2400, 700 + amount / 100);
    let [frame, begun] = [0, -1];
    const count = (now: number) => {
      if (begun < 0) begun = now;
      const part = Math.min(1, (now - begun) / length);
      setShown(Math.round(amount * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(count);
    };
    frame = requestAnimationFrame(count);
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return (
    <p className={styles.big}>
      <span aria-hidden="true">{formatMoney(paise(shown))}</span>
      <span className="sr">{formatMoney(amount)}</span>
    </p>
  );
}
