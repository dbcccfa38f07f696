import { type MatkaMark, type MatkaSpot, type MatkaStep, matka } from '@pavilion/game-rules';
import { useState } from 'react';
import { classNames } from '../../kit/parts/class-names.ts';
import { Icon } from '../../kit/parts/icon.tsx';
import { useSounds } from '../../kit/sounds.ts';
import { Cue } from '../../kit/tables/cue.tsx';
import { MyBets, Panel, Road, Rows } from '../../kit/tables/panels.tsx';
import { inAll, payRow } from '../../kit/tables/pays.ts';
import { type Play, type TableSeat, usePlay } from '../../kit/tables/play.ts';
import { BoardHead, Spot } from '../../kit/tables/spot.tsx';
import { TableFrame } from '../../kit/tables/table-frame.tsx';
import styles from './matka.module.css';
import { type MatkaMessages, matkaResult, matkaSpotName, useMatkaMessages } from './messages.ts';
import { PattiSheet } from './patti-sheet.tsx';
import { Pot } from './pot.tsx';
import { ANKS, differing, matkaKind, spaced } from './round.ts';

const CLAY = '#7A3A1E';
const INK = '#20140F';
const paysOf = (spot: MatkaSpot) => inAll(matka.greatest(spot, null));
/** A patti of each kind, by how many of its digits differ less one: a triple, a pair, all different. */
const EXAMPLES = ['patti-777', 'patti-229', 'patti-148'] as const satisfies readonly MatkaSpot[];

type MatkaPlay = Play<MatkaSpot, MatkaStep, MatkaMark, null>;

/** Matka: three digits from a pot, betted on by the last digit of their sum and as a set. */
export function MatkaPage({ seat }: { readonly seat: TableSeat<MatkaSpot, MatkaStep, MatkaMark> }) {
  const t = useMatkaMessages();
  const sounds = useSounds();
  const play = usePlay(seat, matkaKind, sounds);
  const { road, stage } = play.state;
  const last = (most: number) => road.slice(0, most).map((mark, at) => <Past key={String(at)} {...mark} />);
  const kinds = EXAMPLES.map((spot, at) => ({ spot, name: t.pattiKind(t.kinds[at] ?? ''), pays: paysOf(spot) }));
  const ank = { spot: 'ank-1', name: t.ank, pays: paysOf('ank-1') } as const;
  return (
    <TableFrame
      {...{ play, sounds }}
      name={t.name}
      cloth={['#6E351D', '#34160D', '#1C0B06']}
      scene={{ felt: ['#8A4323', '#33140B'], edge: 84 }}
      seat={seat}
      rules={t.rules}
      pays={[ank, ...kinds].map((row) => payRow(matka, null, row))}
      resultOf={(mark) => matkaResult(t, mark)}
      title={stage.mark && matkaResult(t, stage.mark)}
      saying={t.out[play.counted.length] ?? null}
      stage={<Drawing play={play} />}
      road={<Road label={t.lastRounds}>{last(9)}</Road>}
      board={<Board play={play} />}
      side={
        <>
          <Panel title={t.lastRounds} note={t.newestFirst}>
            <div className={styles.pasts}>{last(9)}</div>
          </Panel>
          <AnkBars road={road} />
          <Panel title={t.pays}>
            <Rows rows={[ank, ...kinds].map(({ name, pays }) => ({ name, value: pays }))} />
          </Panel>
          <MyBets play={play} nameOf={(spot) => matkaSpotName(t, spot)} />
        </>
      }
    />
  );
}

const Past = ({ patti, ank }: MatkaMark) => (
  <span className={styles.past}>
    <b>{patti}</b>
    <i>{ank}</i>
  </span>
);

/** The pot, the chits that came out of it, and the ank once the third is there. */
function Drawing({ play }: { readonly play: MatkaPlay }) {
  const t = useMatkaMessages();
  const { steps, counted, part, state } = play;
  return (
    <>
      <Pot />
      <div className={styles.chits}>
        {[0, 1, 2].map((at) => {
          const step = steps[at];
          const isNext = part === 'closed' && at === steps.length;
          const isNew = step !== undefined && at >= state.stage.past;
          return (
            <span
              key={`${at} ${step?.digit}`}
              className={classNames(
                styles.chit,
                !step && !isNext && styles.empty,
                isNext && styles.next,
                isNew && styles.rises,
              )}
            >
              {step?.digit ?? (isNext ? '?' : '')}
            </span>
          );
        })}
        {part !== 'betting' && (
          <span className={styles.ank}>
            <small>{t.ank}</small>
            {counted.at(-1)?.ank ?? '?'}
          </span>
        )}
      </div>
      <Cue play={play} shut={t.out[counted.length]} className={styles.cue} />
    </>
  );
}

/** Ten anks, the pattis that I have, and the way to others. */
function Board({ play }: { readonly play: MatkaPlay }) {
  const t = useMatkaMessages();
  const [isChoosing, setChoosing] = useState(false);
  const pattis = play.chips.lying.map(({ spot }) => spot).filter((spot) => spot.startsWith('patti-'));
  const isOff = play.part !== 'betting';
  return (
    <div className={styles.board}>
      <BoardHead title={t.ank}>{t.lastDigit(paysOf('ank-1'))}</BoardHead>
      <div className={styles.anks}>
        {ANKS.map((digit) => (
          <Spot
            key={digit}
            play={play}
            spot={`ank-${digit}`}
            look="small"
            name={t.ankOf(String(digit))}
            title={digit}
            pays={paysOf(`ank-${digit}`)}
            colour={CLAY}
            className={styles.ankSpot}
          />
        ))}
      </div>
      <BoardHead title={t.patti}>
        {EXAMPLES.map((spot, at) => t.kindPays(t.kinds[at] ?? '', paysOf(spot)))
          .toReversed()
          .join(' · ')}
      </BoardHead>
      <div className={styles.pattis}>
        <div className={styles.mine}>
          {pattis.map((spot) => (
            <Spot
              key={spot}
              {...{ play, spot }}
              name={matkaSpotName(t, spot)}
              title={spaced(spot.slice('patti-'.length))}
              pays={kindOf(t, spot)}
              colour={INK}
            />
          ))}
        </div>
        <button type="button" className={styles.add} aria-disabled={isOff} onClick={() => !isOff && setChoosing(true)}>
          <Icon name="plus" />
          {t.patti}
        </button>
      </div>
      {isChoosing && <PattiSheet play={play} onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** What kind of patti a spot is, and what that pays. */
const kindOf = (t: MatkaMessages, spot: MatkaSpot): string =>
  t.kindPays(t.kinds[differing(spot.slice('patti-'.length)) - 1] ?? '', paysOf(spot));

/** How often each ank came. */
function AnkBars({ road }: { readonly road: readonly MatkaMark[] }) {
  const t = useMatkaMessages();
  const counts = Array.from({ length: 10 }, (_, digit) => road.filter(({ ank }) => ank === digit).length);
  const most = Math.max(1, ...counts);
  return (
    <Panel title={t.ankInLast(road.length)}>
      <p className={styles.bars}>
        {counts.map((count, digit) => (
          <span key={digit}>
            <i style={{ height: `${(count / most) * 100}%` }} />
            {digit}
          </span>
        ))}
      </p>
    </Panel>
  );
}
