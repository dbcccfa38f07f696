import { formatMoney, formatSignedMoney, subtractPaise, ZERO } from '@pavilion/money';
import { useKitMessages } from '../language/messages.ts';
import { classNames } from '../parts/class-names.ts';
import { useTableMessages } from './messages.ts';
import type { AnyPlay } from './play.ts';
import styles from './stage.module.css';

/** What the round has brought: its result, what was paid, and the net of my round large. Less than was staked is no win. */
export function Banner({
  play,
  title,
  className,
}: {
  readonly play: Pick<AnyPlay<string>, 'sums' | 'part' | 'stakes'>;
  readonly title: string | null;
  readonly className?: string | undefined;
}) {
  const t = useTableMessages();
  const kit = useKitMessages();
  if (play.part !== 'result' || title === null) return null;
  const { sums, stakes } = play;
  const isCapped = sums !== null && sums.pays >= stakes.mostWin;
  const paid = sums && formatMoney(sums.pays);
  const net = sums && subtractPaise(sums.pays, sums.stake);
  return (
    <div className={classNames(styles.banner, className)} aria-hidden="true">
      <div>
        <h2>{title}</h2>
        <p>
          {paid === null ? t.noBets : isCapped ? kit.capped(paid) : t.paidOn(paid, formatMoney(sums?.stake ?? ZERO))}
        </p>
      </div>
      {net !== null && (
        <p className={styles.net}>
          <b className={net > 0 ? styles.up : undefined}>{formatSignedMoney(net)}</b>
          <span>{t.myRound}</span>
        </p>
      )}
    </div>
  );
}
