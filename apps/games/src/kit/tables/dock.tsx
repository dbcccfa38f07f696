import { formatMoney } from '@pavilion/money';
import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useKitMessages } from '../language/messages.ts';
import { post } from '../notice.ts';
import { chipName } from '../parts/chip-name.ts';
import { Icon, type IconName } from '../parts/icon.tsx';
import { ChipDisc } from './chip.tsx';
import { useSeconds } from './clock.ts';
import styles from './dock.module.css';
import { useTableMessages } from './messages.ts';
import { type AnyPlay, chipsWithin, stakedOn } from './play.ts';

/** What lies at the table's near edge: the balance, what I have on this round, the chips, and what can be done with them. */
export function Dock<Spot extends string>({
  play,
  saying,
}: {
  readonly play: AnyPlay<Spot>;
  readonly saying: string | null;
}) {
  const t = useTableMessages();
  const kit = useKitMessages();
  const trouble = useTrouble(play);
  const isIdle = play.part !== 'betting';
  const isEmpty = isIdle || play.chips.lying.length === 0;
  return (
    <footer className={styles.dock}>
      {trouble === null ? (
        <dl className={styles.sums}>
          <div>
            <dt>{kit.balance}</dt>
            <dd>{formatMoney(play.left)}</dd>
          </div>
          <div className={styles.mine}>
            <dt>{play.part === 'result' ? t.staked : t.thisRound}</dt>
            <dd>{formatMoney(stakedOn(play))}</dd>
          </div>
        </dl>
      ) : (
        <p className={styles.trouble} role="alert">
          {trouble}
          {play.chips.trouble?.kind === 'short' && (
            <button type="button" onClick={() => post('pavilion:deposit')}>
              {kit.deposit}
            </button>
          )}
        </p>
      )}
      <Act name="undo" label={t.undo} area="un" isOff={isEmpty} onPress={() => play.tools.undo()} />
      {isIdle ? <Saying play={play} saying={saying} /> : <Rail play={play} />}
      <Act name="twice" label={t.double} area="db" isOff={isEmpty} onPress={() => play.tools.double()} />
      <Act
        name="again"
        label={t.repeat}
        area="rp"
        isOff={isIdle || play.chips.before.length === 0}
        onPress={() => play.tools.repeat()}
      />
      <Act name="cross" label={t.clear} area="cl" isOff={isEmpty} onPress={() => play.tools.clear()} />
    </footer>
  );
}

interface ActProps {
  readonly name: IconName;
  readonly label: string;
  readonly area: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

const Act = ({ name, label, area, isOff, onPress }: ActProps) => (
  <button
    type="button"
    className={styles.act}
    style={{ gridArea: area }}
    aria-disabled={isOff}
    onClick={() => !isOff && onPress()}
  >
    <Icon name={name} />
    {label}
  </button>
);

function Rail({
  play: { stakes, chip, setChip },
}: {
  readonly play: Pick<AnyPlay<string>, 'stakes' | 'chip' | 'setChip'>;
}) {
  const t = useTableMessages();
  return (
    <fieldset className={styles.chips} aria-label={t.chip}>
      {chipsWithin(stakes).map((amount) => (
        <button
          key={amount}
          type="button"
          className={styles.chip}
          aria-label={chipName(amount)}
          aria-pressed={amount === chip}
          onClick={() => setChip(amount)}
        >
          <ChipDisc amount={amount} />
        </button>
      ))}
    </fieldset>
  );
}

/** What goes on while no bets are taken. */
function Saying({
  play,
  saying,
}: {
  readonly play: Pick<AnyPlay<string>, 'state' | 'part' | 'now'>;
  readonly saying: string | null;
}) {
  const t = useTableMessages();
  const { nextAt } = play.state.stage;
  const seconds = useSeconds(nextAt, play.now);
  const isResult = play.part === 'result';
  if (!play.state.round) return <Message>{t.waiting}</Message>;
  if (!isResult) {
    return (
      <Message>
        <Icon name="lock" size={16} />
        {saying ?? t.betsClosed}
      </Message>
    );
  }
  const left = Math.max(0, (nextAt ?? 0) - play.now());
  return (
    <Message>
      {seconds > 0 ? t.nextIn(seconds) : t.nextRound}
      <i style={{ animationDuration: `${left}ms` } as CSSProperties} />
    </Message>
  );
}

const Message = ({ children }: { readonly children: ReactNode }) => <p className={styles.message}>{children}</p>;

/** How long it is shown why something was not done, ms. */
const SHOWN = 4000;

/** Why the last thing was not done: in the server's own sentence, or by this table's limits. */
function useTrouble<Spot extends string>({ state: { refusal }, chips: { trouble } }: AnyPlay<Spot>): string | null {
  const t = useTableMessages();
  const kit = useKitMessages();
  const reason = trouble ?? refusal;
  const [gone, setGone] = useState<typeof reason>(null);
  useEffect(() => {
    if (reason === null) return undefined;
    const timer = setTimeout(() => setGone(reason), SHOWN);
    return () => clearTimeout(timer);
  }, [reason]);
  if (reason === null || reason === gone) return null;
  if (trouble) return trouble.kind === 'short' ? kit.notEnough : t.mostOn(formatMoney(trouble.most));
  if (refusal?.code === 'MANY') return t.manyPages;
  return refusal?.message ?? (refusal?.code === 'UNDONE' ? kit.undone : kit.refused);
}
