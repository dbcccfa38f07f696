import { SEATS, type TeenpattiMark, type TeenpattiSpot, type TeenpattiStep } from '@pavilion/game-rules';
import type { CSSProperties } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import { CardPlace, PlayingCard } from '../../kit/tables/card.tsx';
import { Cue } from '../../kit/tables/cue.tsx';
import type { Play } from '../../kit/tables/play.ts';
import { useTeenpattiMessages } from './messages.ts';
import styles from './teenpatti.module.css';

type SeatsProps = { readonly play: Play<TeenpattiSpot, TeenpattiStep, TeenpattiMark, null> };

/** The dealer's three cards, and seven seats in an arc before them. */
export function Seats({ play }: SeatsProps) {
  const t = useTeenpattiMessages();
  const dealt = cardsOf(play, 'dealer');
  const hand = handOf(play, 'dealer');
  return (
    <>
      <div className={styles.dealer}>
        <div className={styles.cards}>
          {[0, 1, 2].map((at) => (dealt[at] ? <PlayingCard key={at} {...dealt[at]} /> : <CardPlace key={at} />))}
        </div>
        <span>{hand ? t.dealerHas(t.hands[hand]) : t.dealer}</span>
      </div>
      <div className={styles.cue}>
        <Cue play={play} />
      </div>
      <div className={styles.seats}>
        {SEATS.map((seat) => (
          <Seat key={seat} play={play} seat={seat} />
        ))}
      </div>
    </>
  );
}

/** A seat's number, its cards in a fan, and its hand once it is known. */
function Seat({ play, seat }: SeatsProps & { readonly seat: (typeof SEATS)[number] }) {
  const t = useTeenpattiMessages();
  const { mark } = play.state.stage;
  const cards = cardsOf(play, seat);
  const hand = handOf(play, seat);
  const isWon = mark?.winners.includes(seat);
  return (
    <div
      className={classNames(styles.seat, isWon && styles.won, isWon === false && styles.lost)}
      style={{ '--from-middle': Math.abs(seat - 4) } as CSSProperties}
    >
      <b>{seat}</b>
      <div className={styles.fan}>
        {cards.map((each) => (
          <PlayingCard key={each.card} {...each} />
        ))}
        {cards.length === 0 && <CardPlace />}
      </div>
      <small>{hand ? t.short[hand] : ''}</small>
    </div>
  );
}

const cardsOf = ({ steps, state }: SeatsProps['play'], place: TeenpattiStep['to']) =>
  steps.flatMap(({ to, card }, at) => (to === place ? [{ card, isNew: at >= state.stage.past }] : []));

/** The hand of a place, once its third card is counted. */
const handOf = ({ counted }: SeatsProps['play'], place: TeenpattiStep['to']) =>
  counted.findLast(({ to, hand }) => to === place && hand !== null)?.hand ?? null;
