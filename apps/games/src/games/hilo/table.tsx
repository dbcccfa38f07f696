import {
  type Card,
  type HiloCall,
  type HiloSeen,
  hiloCalls,
  hiloMultiplier,
  ONCE,
  rankOf,
  suitOf,
} from '@pavilion/game-rules';
import { formatMoney, type Paise } from '@pavilion/money';
import { exactMultiplier, plainMultiplier, shortMultiplier } from '../../kit/figures.ts';
import { useKitMessages } from '../../kit/language/messages.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { Icon, type IconName } from '../../kit/parts/icon.tsx';
import { CardBack, CardFace, inkOf, rankText, SuitSign } from './card.tsx';
import styles from './hilo.module.css';
import { useHiloMessages } from './messages.ts';
import { percentOf, type RowCard, rowOf } from './round.ts';

export interface TableProps {
  /** The card that lies open. */
  readonly card: Card;
  readonly seen: HiloSeen | null;
  /** What stands or came of it, paise. */
  readonly amount: Paise | null;
  readonly canCall: boolean;
  /** What is not past the most that a round may pay; null while no round is played. */
  readonly offered: readonly HiloCall[] | null;
  readonly onCall: (call: HiloCall) => void;
}

/** How many cards of the row are kept in view. */
const ROW = 8;

/** The deck and the open card, the row of cards so far, and the two calls. */
export function CardTable({ card, seen, amount, ...calls }: TableProps) {
  const t = useHiloMessages();
  const cards: readonly RowCard[] = seen === null ? [{ card, call: null, pays: null }] : rowOf(seen).cards;
  const isLost = seen?.end === 'lost';
  return (
    <div className={styles.stage}>
      <div className={styles.table}>
        <div className={styles.deck} aria-hidden="true">
          <span />
          <span />
          <CardBack className={styles.back} />
        </div>
        <CardFace key={cards.length} card={card} name={t.card(rankOf(card), suitOf(card))} className={styles.card} />
        <Standing seen={seen} amount={amount} />
      </div>
      <ol className={classNames(styles.row, isLost && styles.lostRow)} aria-label={t.cards}>
        {cards.slice(-ROW).map((each, nth, shown) => (
          <RowItem key={cards.length - shown.length + nth} {...each} isFirst={cards[0] === each} />
        ))}
      </ol>
      <Calls rank={rankOf(card)} isOver={seen?.isOver ?? false} {...calls} />
    </div>
  );
}

function Standing({ seen, amount }: Pick<TableProps, 'seen' | 'amount'>) {
  const t = useHiloMessages();
  const last = seen?.steps.at(-1)?.call ?? null;
  const isLost = seen?.end === 'lost';
  const label = isLost && last !== null ? t.called(t.calls[last]) : seen === null ? t.firstCard : t.now;
  return (
    <div className={styles.standing}>
      <small>{label}</small>
      <b className={classNames(!isLost && seen?.multiplier != null && styles.up)}>
        {isLost ? plainMultiplier(0) : exactMultiplier(seen?.multiplier ?? ONCE)}
      </b>
      <small>{amount === null ? '–' : formatMoney(amount)}</small>
    </div>
  );
}

const signOf = (call: HiloCall): IconName => (call === 'same' ? 'same' : call.startsWith('higher') ? 'up' : 'down');

function RowItem({ card, call, pays, isFirst }: RowCard & { readonly isFirst: boolean }) {
  const t = useHiloMessages();
  const text = isFirst ? t.start : call === null ? t.skipped : pays === null ? '' : shortMultiplier(pays);
  return (
    <li>
      <span
        className={styles.small}
        style={{ color: inkOf(card) }}
        role="img"
        aria-label={t.card(rankOf(card), suitOf(card))}
      >
        {rankText(card)}
        <SuitSign card={card} />
      </span>
      <small>
        {call !== null && <Icon name={signOf(call)} size={13} />}
        {call !== null && <span className="sr">{t.calls[call]}</span>}
        {text}
      </small>
    </li>
  );
}

type CallsProps = Pick<TableProps, 'canCall' | 'offered' | 'onCall'> & {
  readonly rank: number;
  readonly isOver: boolean;
};

/** What can be called beside the open card, each with its chance and what it pays. */
function Calls({ rank, isOver, canCall, offered, onCall }: CallsProps) {
  const t = useHiloMessages();
  const kit = useKitMessages();
  const isPast = (call: HiloCall) => offered?.includes(call) === false;
  return (
    <fieldset className={classNames(styles.calls, isOver && styles.callsOver)} aria-label={t.nextCard}>
      {hiloCalls(rank).map(({ call, ranks }) => (
        <button
          key={call}
          type="button"
          className={styles.call}
          aria-disabled={!canCall || isPast(call)}
          onClick={() => canCall && !isPast(call) && onCall(call)}
        >
          <Icon name={signOf(call)} />
          <span>
            <b>{t.calls[call]}</b>
            <small>{isPast(call) ? kit.pastMost : percentOf(ranks)}</small>
          </span>
          <em>{shortMultiplier(hiloMultiplier([ranks]))}</em>
        </button>
      ))}
    </fieldset>
  );
}
