import { type Card, type HiLowSpot, type HiLowStep, hiLow, hiLowRanks, RANKS, rankOf } from '@pavilion/game-rules';
import type { ReactNode } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import { useSounds } from '../../kit/sounds.ts';
import { MiniCard, PlayingCard, useCardNames } from '../../kit/tables/card.tsx';
import { Cue } from '../../kit/tables/cue.tsx';
import { useTableMessages } from '../../kit/tables/messages.ts';
import { MyBets, Panel, Road, Rows, Wrapped } from '../../kit/tables/panels.tsx';
import { payRow, toOne } from '../../kit/tables/pays.ts';
import { type Play, type TableSeat, usePlay } from '../../kit/tables/play.ts';
import { Spot } from '../../kit/tables/spot.tsx';
import { TableFrame } from '../../kit/tables/table-frame.tsx';
import styles from './hi-low.module.css';
import { useHiLowMessages } from './messages.ts';
import { hiLowKind } from './round.ts';

const COLOURS: Readonly<Record<HiLowSpot, string>> = { lower: '#1F63B5', same: '#0E754D', higher: '#B0361E' };

const Arrow = ({ isUp }: { readonly isUp: boolean }) => (
  <svg className={styles.arrow} viewBox="0 0 40 28" aria-hidden="true">
    <path d={isUp ? 'M20 3L36 25H4Z' : 'M20 25L4 3H36Z'} fill="currentColor" />
  </svg>
);
const SIGNS: Readonly<Record<HiLowSpot, ReactNode>> = {
  lower: <Arrow isUp={false} />,
  same: <span className={styles.equal}>=</span>,
  higher: <Arrow isUp />,
};

type HiLowPlay = Play<HiLowSpot, HiLowStep, HiLowStep, Card>;

/** Hi-low: a card lies open, and the next is higher, lower or the same. */
export function HiLowPage({ seat }: { readonly seat: TableSeat<HiLowSpot, HiLowStep, HiLowStep, Card> }) {
  const t = useHiLowMessages();
  const table = useTableMessages();
  const names = useCardNames();
  const sounds = useSounds();
  const play = usePlay(seat, hiLowKind, sounds);
  const { round, stage, road } = play.state;
  const open = round?.opening ?? 'As';
  const { mark } = stage;
  const paysOf = (spot: HiLowSpot) => table.toOne(play.isOpen(spot) ? toOne(hiLow.greatest(spot, open)) : '0');
  const cards = (most: number) => road.slice(0, most).map(({ card }, at) => <MiniCard key={at} card={card} />);
  return (
    <TableFrame
      {...{ play, sounds }}
      name={t.name}
      cloth={['#5E2759', '#2E1130', '#1A091D']}
      scene={{ felt: ['#722D6C', '#2A0D2E'], edge: 58, lettering: [t.lettering, 226] }}
      seat={seat}
      rules={t.rules}
      pays={hiLow.spots
        .filter((spot) => play.isOpen(spot))
        .map((spot) => payRow(hiLow, open, { spot, name: t.spots[spot], pays: paysOf(spot) }))}
      resultOf={({ card, result }) => t.mark(names.card(card), t.spots[result])}
      title={mark && t.results[mark.result](names.rank(mark.card), names.rank(open))}
      saying={t.drawing}
      stage={<Cards play={play} open={round?.opening ?? null} />}
      road={
        <Road label={t.lastCards} look="tall">
          {cards(9)}
        </Road>
      }
      board={
        <div className={styles.board}>
          {hiLow.spots.map((spot) => (
            <Spot
              key={spot}
              {...{ play, spot }}
              look="tall"
              name={t.spots[spot]}
              pays={paysOf(spot)}
              note={t.ranks(hiLowRanks(spot, open))}
              colour={COLOURS[spot]}
            >
              {SIGNS[spot]}
            </Spot>
          ))}
        </div>
      }
      side={
        <>
          <Panel title={t.lastCards} note={t.newestFirst}>
            <Wrapped>{cards(10)}</Wrapped>
          </Panel>
          <Panel title={t.from(names.rank(open))} note={t.paysToOne}>
            <Rows
              rows={hiLow.spots.map((spot) => ({
                name: t.spots[spot],
                value: play.isOpen(spot) ? toOne(hiLow.greatest(spot, open)) : '–',
                colour: COLOURS[spot],
              }))}
            />
          </Panel>
          <MyBets play={play} nameOf={(spot) => t.spots[spot]} />
        </>
      }
    />
  );
}

/** The open card, the next one, and the ranks on either side of the open one. */
function Cards({ play, open }: { readonly play: HiLowPlay; readonly open: Card | null }) {
  const t = useHiLowMessages();
  const names = useCardNames();
  const [step] = play.steps;
  const isOver = play.part === 'result';
  return (
    <>
      <div className={styles.two}>
        <figure>
          <PlayingCard card={open} />
          <figcaption>{t.open}</figcaption>
        </figure>
        <div className={styles.middle}>
          <Cue play={play} shut={t.drawing} />
          {isOver && step && <span className={styles.called}>{t.spots[step.result]}</span>}
        </div>
        <figure>
          <PlayingCard
            key={step?.card ?? 'back'}
            card={step?.card ?? null}
            isNew={step !== undefined && play.state.stage.past === 0}
            isWon={isOver && play.won.size > 0}
          />
          <figcaption>{t.next}</figcaption>
        </figure>
      </div>
      {open !== null && !isOver && (
        <p
          className={styles.ladder}
          role="img"
          aria-label={t.ladder(names.card(open), hiLowRanks('lower', open), hiLowRanks('higher', open))}
        >
          {RANKS.map((rank, at) => {
            const lead = Math.sign(at + 1 - rankOf(open));
            const spot = lead === 0 ? 'same' : lead > 0 ? 'higher' : 'lower';
            return (
              <i key={rank} className={classNames(lead === 0 && styles.here)} style={{ background: COLOURS[spot] }}>
                {rank === 'T' ? '10' : rank}
              </i>
            );
          })}
        </p>
      )}
    </>
  );
}
