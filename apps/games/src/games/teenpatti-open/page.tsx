import {
  HANDS,
  PAIR_PLUS,
  SEATS,
  type TeenpattiMark,
  type TeenpattiSpot,
  type TeenpattiStep,
  teenpattiOpen,
} from '@pavilion/game-rules';
import { useSounds } from '../../kit/sounds.ts';
import { useTableMessages } from '../../kit/tables/messages.ts';
import { Dot, MyBets, Panel, Road, Rows, Wrapped } from '../../kit/tables/panels.tsx';
import { payRow, toOne } from '../../kit/tables/pays.ts';
import { type Play, type TableSeat, usePlay } from '../../kit/tables/play.ts';
import { BoardHead, Spot } from '../../kit/tables/spot.tsx';
import { TableFrame } from '../../kit/tables/table-frame.tsx';
import { type TeenpattiMessages, teenpattiResult, teenpattiSpotName, useTeenpattiMessages } from './messages.ts';
import { teenpattiKind } from './round.ts';
import { Seats } from './seats.tsx';
import styles from './teenpatti.module.css';

const WINE = '#8A2440';
const PLUM = '#5B2A86';
const OFF = '#27324A';

/** The hands that pair-plus pays for, what pays most first. */
const PAYING = HANDS.filter((hand) => PAIR_PLUS[hand] > 0).toSorted((a, b) => PAIR_PLUS[b] - PAIR_PLUS[a]);
const SEAT_PAYS = toOne(teenpattiOpen.greatest('seat-1', null));
const PLUS_PAYS = toOne(teenpattiOpen.greatest('pair-plus-1', null));

type TeenpattiPlay = Play<TeenpattiSpot, TeenpattiStep, TeenpattiMark, null>;

/** Teen patti open: seven seats against a dealer, and pair-plus on each. */
export function TeenpattiPage({ seat }: { readonly seat: TableSeat<TeenpattiSpot, TeenpattiStep, TeenpattiMark> }) {
  const t = useTeenpattiMessages();
  const table = useTableMessages();
  const sounds = useSounds();
  const play = usePlay(seat, teenpattiKind, sounds);
  const { road, stage } = play.state;
  const last = road.slice(0, 9).map(({ winners }, at) => (
    <Dot key={at} colour={winners.length > 0 ? WINE : OFF}>
      {winners.length > 0 ? winners.join('·') : t.letterDealer}
    </Dot>
  ));
  const seats = { spot: 'seat-1', name: t.beats, pays: table.toOne(SEAT_PAYS) } as const;
  const plus = { spot: 'pair-plus-1', name: t.pairPlus, pays: t.upTo(PLUS_PAYS) } as const;
  const plusRows = PAYING.map((hand) => ({ name: t.hands[hand], value: table.toOne(toOne(PAIR_PLUS[hand])) }));
  return (
    <TableFrame
      {...{ play, sounds }}
      name={t.name}
      cloth={['#7A2440', '#3A0F20', '#200811']}
      scene={{ felt: ['#8A2743', '#330B1A'], edge: 64, lettering: [t.lettering(PLUS_PAYS), 140] }}
      seat={seat}
      rules={[...t.rules, plusRows.map(({ name, value }) => t.handPays(name, value)).join(' · ')]}
      pays={[seats, plus].map((row) => payRow(teenpattiOpen, null, row))}
      resultOf={(mark) => teenpattiResult(t, mark)}
      title={stage.mark && teenpattiResult(t, stage.mark)}
      saying={sayingOf(play, t)}
      bannerAt={styles.banner}
      stage={<Seats play={play} />}
      road={<Road label={t.winningSeats}>{last}</Road>}
      board={<Board play={play} />}
      side={
        <>
          <Panel title={t.pairPlus} note={t.threeCards}>
            <Rows rows={plusRows.map((row, at) => ({ ...row, tone: at === 0 ? 'gold' : undefined }))} />
          </Panel>
          <Panel title={t.winningSeats} note={t.lastRounds(last.length)}>
            <Wrapped>{last}</Wrapped>
          </Panel>
          <MyBets play={play} nameOf={(spot) => teenpattiSpotName(t, spot)} />
        </>
      }
    />
  );
}

/** Which card goes where. */
function sayingOf({ steps }: TeenpattiPlay, t: TeenpattiMessages): string | null {
  const last = steps.at(-1);
  if (!last) return null;
  const nth = t.nth[Math.floor((steps.length - 1) / 8)] ?? '';
  return t.cardTo(nth, last.to === 'dealer' ? t.theDealer : t.toSeat(last.to));
}

/** Two rows of seven: each seat against the dealer, and its pair-plus. */
function Board({ play }: { readonly play: TeenpattiPlay }) {
  const t = useTeenpattiMessages();
  const table = useTableMessages();
  const { mark } = play.state.stage;
  return (
    <div className={styles.board}>
      <BoardHead title={t.beats}>{t.beatsPays(SEAT_PAYS)}</BoardHead>
      <div className={styles.seven}>
        {SEATS.map((seat) => (
          <Spot
            key={seat}
            play={play}
            spot={`seat-${seat}`}
            look="small"
            name={t.seat(String(seat))}
            title={seat}
            pays={table.toOne(SEAT_PAYS)}
            shortPays={SEAT_PAYS}
            colour={WINE}
            className={styles.seatSpot}
          />
        ))}
      </div>
      <BoardHead title={t.pairPlus}>
        {PAYING.map((hand) => t.handPays(t.short[hand], toOne(PAIR_PLUS[hand]))).join(' · ')}
      </BoardHead>
      <div className={styles.seven}>
        {SEATS.map((seat) => {
          const hand = mark?.hands[seat - 1];
          const pays = hand && PAIR_PLUS[hand];
          return (
            <Spot
              key={seat}
              play={play}
              spot={`pair-plus-${seat}`}
              look="small"
              name={t.pairPlusOf(String(seat))}
              title=""
              pays={t.upTo(PLUS_PAYS)}
              shortPays={pays === undefined ? t.shortUpTo(PLUS_PAYS) : pays > 0 ? toOne(pays) : '–'}
              colour={PLUM}
              className={styles.plusSpot}
            />
          );
        })}
      </div>
    </div>
  );
}
