import { formatMoney, formatSignedMoney } from '@pavilion/money';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../parts/class-names.ts';
import { useTableMessages } from './messages.ts';
import styles from './panel.module.css';
import { type AnyPlay, stakedOn } from './play.ts';

export interface PanelProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A part of a desktop's side column. */
export const Panel = ({ title, note, children }: PanelProps) => (
  <section className={styles.panel}>
    <h3>
      {title}
      {note !== undefined && <small>{note}</small>}
    </h3>
    {children}
  </section>
);

export interface Row {
  readonly name: string;
  readonly value: string;
  readonly tone?: 'up' | 'down' | 'gold' | undefined;
  readonly colour?: string | undefined;
}

export const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ name, value, tone, colour }) => (
      <div key={name}>
        <dt>
          {colour !== undefined && <i className={styles.swatch} style={{ '--c': colour } as CSSProperties} />}
          {name}
        </dt>
        <dd className={tone && styles[tone]}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** My bets on this round; what came of each once it is known. */
export function MyBets<Spot extends string>({
  play,
  nameOf,
}: {
  readonly play: AnyPlay<Spot>;
  readonly nameOf: (spot: Spot) => string;
}) {
  const t = useTableMessages();
  const { lying } = play.chips;
  if (lying.length === 0) return null;
  const rows = lying.slice(0, 8).map(({ spot, stake }): Row => {
    const net = play.nets.get(spot);
    if (net === undefined) return { name: nameOf(spot), value: formatMoney(stake) };
    return { name: nameOf(spot), value: formatSignedMoney(net), tone: net > 0 ? 'up' : net < 0 ? 'down' : undefined };
  });
  return (
    <Panel title={t.myBets} note={formatMoney(stakedOn(play))}>
      <Rows rows={rows} />
    </Panel>
  );
}

export interface RoadProps {
  readonly label: string;
  readonly children: ReactNode;
  /** `tall`: of cards; `drawn`: what is drawn in it needs no name beside it. */
  readonly look?: 'tall' | 'drawn' | undefined;
}

/** The strip of the last results between stage and board of a phone. */
export const Road = ({ label, children, look }: RoadProps) => (
  <section className={classNames(styles.road, look && styles[look])} aria-label={label}>
    {look !== 'drawn' && <small aria-hidden="true">{label}</small>}
    {look === 'drawn' ? children : <div className={styles.run}>{children}</div>}
  </section>
);

/** The same results in the side column. */
export const Wrapped = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.wrapped}>{children}</div>
);

/** One result. */
export const Dot = ({
  colour,
  isDark = false,
  children,
}: {
  readonly colour: string;
  readonly isDark?: boolean;
  readonly children: ReactNode;
}) => (
  <span className={classNames(styles.dot, isDark && styles.dark)} style={{ '--c': colour } as CSSProperties}>
    {children}
  </span>
);
