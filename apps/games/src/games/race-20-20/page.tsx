import {
  RACE_LENGTHS,
  type RaceMark,
  type RaceSpot,
  type RaceStep,
  type RaceSuit,
  race2020,
  suitOf,
} from '@pavilion/game-rules';
import { formatMoney, ZERO } from '@pavilion/money';
import { classNames } from '../../kit/parts/class-names.ts';
import { useSounds } from '../../kit/sounds.ts';
import { MiniCard, SUIT_PATHS } from '../../kit/tables/card.tsx';
import { Cue } from '../../kit/tables/cue.tsx';
import { Dot, MyBets, Panel, Road, Rows, Wrapped } from '../../kit/tables/panels.tsx';
import { inAll, payRow } from '../../kit/tables/pays.ts';
import { type Play, type TableSeat, usePlay } from '../../kit/tables/play.ts';
import { BoardHead, Spot } from '../../kit/tables/spot.tsx';
import { TableFrame } from '../../kit/tables/table-frame.tsx';
import { raceSpotName, useRaceMessages } from './messages.ts';
import styles from './race.module.css';
import { GOAL, LANES, raceKind, SUIT_OF } from './round.ts';

const COLOURS: Readonly<Record<RaceSuit, string>> = {
  spades: '#24324E',
  hearts: '#8E1F33',
  clubs: '#24324E',
  diamonds: '#8E1F33',
};

const SuitSign = ({ suit, size }: { readonly suit: RaceSuit; readonly size: number }) => (
  <svg width={size} height={size} viewBox="-36 -38 72 76" aria-hidden="true">
    <path d={SUIT_PATHS[SUIT_OF[suit]]} fill={suit === 'hearts' || suit === 'diamonds' ? '#FF6B78' : '#EAF0FB'} />
  </svg>
);

type RacePlay = Play<RaceSpot, RaceStep, RaceMark, null>;

/** Race 20-20: cards run in the lanes of their suits, and the first with five wins. */
export function RacePage({ seat }: { readonly seat: TableSeat<RaceSpot, RaceStep, RaceMark> }) {
  const t = useRaceMessages();
  const sounds = useSounds();
  const play = usePlay(seat, raceKind, sounds);
  const { road, stage, crowd } = play.state;
  const paysOf = (spot: RaceSpot) => inAll(race2020.greatest(spot, null));
  const last = road.slice(0, 18).map(({ winner, length }, at) => (
    <Dot key={at} colour={COLOURS[winner]}>
      <SuitSign suit={winner} size={13} />
      {length}
    </Dot>
  ));
  const titleOf = ({ winner, length }: RaceMark) => t.wins(t.suits[winner], length);
  const stakedOn = (suit: RaceSuit) => crowd?.spots.find(({ spot }) => spot === suit)?.staked;
  return (
    <TableFrame
      {...{ play, sounds }}
      name={t.name}
      cloth={['#14502F', '#0A2C1B', '#061A10']}
      scene={{ felt: ['#2C8650', '#0C3A24'], edge: null }}
      seat={seat}
      rules={t.rules}
      pays={race2020.spots.map((spot) =>
        payRow(race2020, null, { spot, name: raceSpotName(t, spot), pays: paysOf(spot) }),
      )}
      resultOf={titleOf}
      title={stage.mark && titleOf(stage.mark)}
      saying={sayingOf(play, t)}
      bannerAt={styles.banner}
      stage={<Lanes play={play} paysOf={paysOf} />}
      road={<Road label={t.lastRaces}>{last}</Road>}
      board={
        <div className={styles.board}>
          <BoardHead title={t.cardsDealt}>{t.inAll}</BoardHead>
          <div className={styles.numbers}>
            {RACE_LENGTHS.map((length) => (
              <Spot
                key={length}
                play={play}
                spot={`cards-${length}`}
                look="small"
                name={t.cards(length)}
                title={length}
                pays={paysOf(`cards-${length}`)}
                colour="#17492F"
                className={styles.number}
              />
            ))}
          </div>
        </div>
      }
      side={
        <>
          <Panel title={t.lastRaces} note={t.suitAndCards}>
            <Wrapped>{last}</Wrapped>
          </Panel>
          <Panel title={t.onSuits}>
            <Rows rows={LANES.map((suit) => ({ name: t.suits[suit], value: formatMoney(stakedOn(suit) ?? ZERO) }))} />
          </Panel>
          <MyBets play={play} nameOf={(spot) => raceSpotName(t, spot)} />
        </>
      }
    />
  );
}

/** Who leads, once somebody does. */
function sayingOf({ counted }: RacePlay, t: ReturnType<typeof useRaceMessages>): string | null {
  const places = counted.at(-1)?.places;
  const first = places && LANES.toSorted((a, b) => places[b] - places[a])[0];
  return places && first && places[first] > 1 ? t.leads(t.suits[first], places[first]) : null;
}

/** Four lanes: the bet on each suit, and its cards on their way to the flag. */
function Lanes({ play, paysOf }: { readonly play: RacePlay; readonly paysOf: (spot: RaceSpot) => string }) {
  const t = useRaceMessages();
  const { steps, part, state } = play;
  return (
    <div className={styles.race}>
      <div className={styles.head}>
        <span className={styles.pill}>{part === 'betting' ? t.firstToFive : t.dealt(play.counted.length)}</span>
        <Cue play={play} className={styles.cue} />
      </div>
      <div className={styles.lanes}>
        {LANES.map((suit) => {
          const cards = steps.flatMap(({ card }, at) =>
            suitOf(card) === SUIT_OF[suit] ? [{ card, isNew: at >= state.stage.past }] : [],
          );
          const isWon = state.stage.mark?.winner === suit;
          return (
            <div key={suit} className={classNames(styles.lane, isWon && styles.won)}>
              <Spot
                play={play}
                spot={suit}
                look="lane"
                name={t.suits[suit]}
                title={<SuitSign suit={suit} size={22} />}
                pays={paysOf(suit)}
                colour={COLOURS[suit]}
              />
              <div className={styles.track}>
                {Array.from({ length: GOAL }, (_, at) => {
                  const laid = cards[at];
                  if (!laid)
                    return (
                      <span key={at} className={styles.place}>
                        {at + 1}
                      </span>
                    );
                  return (
                    <MiniCard key={laid.card} card={laid.card} className={laid.isNew ? styles.slides : undefined} />
                  );
                })}
                <i className={styles.flag} />
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}
