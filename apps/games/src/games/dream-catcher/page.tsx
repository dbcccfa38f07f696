import { type DreamMark, type DreamSpot, type DreamStep, dreamCatcher } from '@pavilion/game-rules';
import { Icon } from '../../kit/parts/icon.tsx';
import { useSounds } from '../../kit/sounds.ts';
import { Ring } from '../../kit/tables/cue.tsx';
import { useTableMessages } from '../../kit/tables/messages.ts';
import { Dot, MyBets, Panel, Road, Rows, Wrapped } from '../../kit/tables/panels.tsx';
import { payRow } from '../../kit/tables/pays.ts';
import { type Play, type TableSeat, usePlay } from '../../kit/tables/play.ts';
import { Spot } from '../../kit/tables/spot.tsx';
import { TableFrame } from '../../kit/tables/table-frame.tsx';
import styles from './dream-catcher.module.css';
import { dreamResult, useDreamMessages } from './messages.ts';
import { CLOSED, dreamKind, FIELD_COLOURS, fieldsOf, SPIN } from './round.ts';
import { Wheel } from './wheel.tsx';

/** How many results are shown. */
const SHOWN = 20;

type DreamPlay = Play<DreamSpot, DreamStep, DreamMark, null>;

/** Dream catcher: a wheel of 54 fields, six numbers to bet on. */
export function DreamCatcherPage({ seat }: { readonly seat: TableSeat<DreamSpot, DreamStep, DreamMark> }) {
  const t = useDreamMessages();
  const table = useTableMessages();
  const sounds = useSounds();
  const play = usePlay(seat, dreamKind, sounds);
  const { mark } = play.state.stage;
  const colourOf = (spot: string) => (spot === '40' ? '#57627A' : (FIELD_COLOURS[spot] ?? ''));
  const last = play.state.road.slice(0, SHOWN).map(({ number, multiplier }, at) => (
    <Dot key={at} colour={FIELD_COLOURS[number] ?? ''} isDark={number === 40}>
      {number}
      {multiplier > 1 && <small>×{multiplier}</small>}
    </Dot>
  ));
  return (
    <TableFrame
      {...{ play, sounds }}
      name={t.name}
      cloth={['#2A2A74', '#161443', '#0B0A26']}
      scene={{ felt: ['#3A3AA0', '#14123F'], edge: null }}
      seat={seat}
      rules={t.rules}
      pays={dreamCatcher.spots.map((spot) => payRow(dreamCatcher, null, { spot, name: spot, pays: table.toOne(spot) }))}
      resultOf={(result) => dreamResult(t, result)}
      title={mark && dreamResult(t, mark)}
      saying={sayingOf(play, t)}
      stage={<Turning play={play} />}
      road={<Road label={t.last}>{last}</Road>}
      board={
        <div className={styles.board}>
          {dreamCatcher.spots.map((spot) => (
            <Spot
              key={spot}
              {...{ play, spot }}
              name={spot}
              pays={table.toOne(spot)}
              note={t.ofFields(fieldsOf(spot))}
              colour={colourOf(spot)}
              className={styles.number}
            />
          ))}
        </div>
      }
      side={
        <>
          <Panel title={t.last} note={t.newestFirst}>
            <Wrapped>{last}</Wrapped>
          </Panel>
          <Panel title={t.onWheel} note={t.fields}>
            <Rows
              rows={[
                ...dreamCatcher.spots.map((spot) => ({
                  name: t.row(spot, table.toOne(spot)),
                  value: String(fieldsOf(spot)),
                  colour: FIELD_COLOURS[spot],
                })),
                { name: t.bonusRow, value: '1 + 1', colour: FIELD_COLOURS['2x'] },
              ]}
            />
          </Panel>
          <MyBets play={play} nameOf={(spot) => spot} />
        </>
      }
    />
  );
}

/** What is said while it spins: the multiplier that came before. */
function sayingOf({ counted }: DreamPlay, t: ReturnType<typeof useDreamMessages>): string | null {
  const before = counted.at(-1);
  return before && typeof before.field === 'string' ? t.bonus(`${before.multiplier}×`) : t.spinning;
}

/** The wheel, and in its hub what the moment asks for. */
function Turning({ play }: { readonly play: DreamPlay }) {
  const table = useTableMessages();
  const { state, part, steps, counted } = play;
  const { round } = state;
  const spin = steps.length;
  const began = (round?.closesAt ?? 0) + CLOSED + (spin - 1) * SPIN;
  const last = counted.at(-1);
  const multiplier = last?.multiplier ?? 1;
  return (
    <div className={styles.turning}>
      <Wheel stop={steps.at(-1)?.stop ?? null} began={began} now={play.now} isLit={part === 'result'} />
      <div className={styles.hub}>
        {part === 'betting' && <Ring play={play} className={styles.ring} />}
        {part === 'closed' && (
          <p>
            <Icon name="lock" size={16} />
            {multiplier > 1 ? <b className={styles.times}>{multiplier}×</b> : table.betsClosed}
          </p>
        )}
        {part === 'result' && (
          <p>
            <b>{state.stage.mark?.number}</b>
          </p>
        )}
      </div>
    </div>
  );
}
