import { type TrioMark, type TrioSpot, type TrioStep, trio } from '@pavilion/game-rules';
import { useSounds } from '../../kit/sounds.ts';
import { CardPlace, PlayingCard } from '../../kit/tables/card.tsx';
import { Cue } from '../../kit/tables/cue.tsx';
import { Dot, MyBets, Panel, Road, Rows, Wrapped } from '../../kit/tables/panels.tsx';
import { inAll, payRow } from '../../kit/tables/pays.ts';
import { type Play, type TableSeat, usePlay } from '../../kit/tables/play.ts';
import { crowdOn, Spot } from '../../kit/tables/spot.tsx';
import { TableFrame } from '../../kit/tables/table-frame.tsx';
import { trioResult, useTrioMessages } from './messages.ts';
import { trioKind } from './round.ts';
import styles from './trio.module.css';

const COLOURS: Readonly<Record<TrioSpot, string>> = {
  'below-21': '#1F5FA8',
  'from-21': '#1F5FA8',
  red: '#A3263A',
  black: '#1D2638',
  pair: '#5B2A86',
  colour: '#5B2A86',
  sequence: '#5B2A86',
  trail: '#5B2A86',
};
/** The four hands, below the halves. */
const HANDS: readonly TrioSpot[] = ['pair', 'colour', 'sequence', 'trail'];

/** Trio: three cards, their sum, their colours and the hand that they make. */
export function TrioPage({ seat }: { readonly seat: TableSeat<TrioSpot, TrioStep, TrioMark> }) {
  const t = useTrioMessages();
  const sounds = useSounds();
  const play = usePlay(seat, trioKind, sounds);
  const { road, stage } = play.state;
  const paysOf = (spot: TrioSpot) => inAll(trio.greatest(spot, null));
  const sums = road.slice(0, 20).map(({ sum, colour }, at) => (
    <Dot key={at} colour={COLOURS[colour]}>
      {sum}
    </Dot>
  ));
  const noteOf = (spot: TrioSpot) => (spot === 'red' || spot === 'black' ? t.twoOrMore : crowdOn(play, spot));
  return (
    <TableFrame
      {...{ play, sounds }}
      name={t.name}
      cloth={['#184784', '#0C2450', '#06142E']}
      scene={{ felt: ['#1F57A4', '#0A2149'], edge: 58, lettering: [t.lettering(paysOf('trail')), 202] }}
      seat={seat}
      rules={t.rules}
      pays={trio.spots.map((spot) => payRow(trio, null, { spot, name: t.spots[spot], pays: paysOf(spot) }))}
      resultOf={(mark) => trioResult(t, mark)}
      title={stage.mark && trioResult(t, stage.mark)}
      saying={play.steps.length > 0 ? t.out(play.steps.length) : null}
      stage={<Cards play={play} />}
      road={<Road label={t.lastSums}>{sums}</Road>}
      board={
        <div className={styles.board}>
          {trio.spots.map((spot) => (
            <Spot
              key={spot}
              {...{ play, spot }}
              look={HANDS.includes(spot) ? 'small' : 'wide'}
              name={t.spots[spot]}
              title={spot === 'red' || spot === 'black' ? t.short[spot] : undefined}
              pays={paysOf(spot)}
              note={HANDS.includes(spot) ? null : noteOf(spot)}
              colour={COLOURS[spot]}
              className={HANDS.includes(spot) ? styles.hand : undefined}
            />
          ))}
        </div>
      }
      side={
        <>
          <Panel title={t.lastSums} note={t.redOrBlack}>
            <Wrapped>{sums}</Wrapped>
          </Panel>
          <Panel title={t.inLast(road.length)}>
            <Rows
              rows={(
                [
                  ['below-21', road.filter(({ sum }) => sum < 21)],
                  ['from-21', road.filter(({ sum }) => sum >= 21)],
                  ['red', road.filter(({ colour }) => colour === 'red')],
                  ['pair', road.filter(({ hand }) => hand === 'pair')],
                ] as const
              ).map(([spot, rounds]) => ({ name: t.spots[spot], value: String(rounds.length) }))}
            />
          </Panel>
          <MyBets play={play} nameOf={(spot) => t.spots[spot]} />
        </>
      }
    />
  );
}

/** The three cards, fanned, and their sum as far as it is counted. */
function Cards({ play }: { readonly play: Play<TrioSpot, TrioStep, TrioMark, null> }) {
  const t = useTrioMessages();
  const { past } = play.state.stage;
  const sum = play.counted.at(-1)?.sum;
  return (
    <>
      <div className={styles.three}>
        {[0, 1, 2].map((at) => {
          const step = play.steps[at];
          return (
            <span key={at}>
              {step ? (
                <PlayingCard card={step.card} isNew={at >= past} isWon={play.part === 'result' && play.won.size > 0} />
              ) : (
                <CardPlace />
              )}
            </span>
          );
        })}
      </div>
      <div className={styles.cue}>
        <Cue play={play} />
        {sum !== undefined && (
          <span className={styles.sum}>
            {t.sum} <b>{sum}</b> {play.part === 'result' ? '' : t.soFar}
          </span>
        )}
      </div>
    </>
  );
}
