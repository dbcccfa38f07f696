import { type GoalSeen, goalMultiplier, PITCHES, type Pitch } from '@pavilion/game-rules';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { shortMultiplier } from '../../kit/figures.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import styles from './goal.module.css';
import { useGoalMessages } from './messages.ts';
import { faceOf, type PlaceFace, safePasses } from './round.ts';

/** The ways along the places of a column: they lie beside each other on a phone, and below each other with more room. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export interface BoardProps {
  readonly pitch: Pitch;
  readonly seen: GoalSeen | null;
  readonly canPass: boolean;
  readonly onPass: (row: number) => void;
}

/** The columns from the player's own goal to the other's, upwards on a phone. The arrow keys walk along the places of the next pass. */
export function Board({ pitch, seen, canPass, onPass }: BoardProps) {
  const t = useGoalMessages();
  const { columns } = PITCHES[pitch];
  const next = safePasses(seen);
  return (
    <ol className={styles.columns} aria-label={t.columns}>
      {Array.from({ length: columns }, (_, pass) => (
        <li
          key={pass}
          className={classNames(styles.column, pass < next && styles.past, pass === next && styles.current)}
          style={{ '--nth': pass } as CSSProperties}
        >
          <b>{shortMultiplier(goalMultiplier(pitch, pass + 1))}</b>
          <Places {...{ pitch, seen, canPass, onPass, pass }} />
        </li>
      ))}
    </ol>
  );
}

/** The places of one column. */
function Places(props: BoardProps & { readonly pass: number }) {
  const { pitch, seen, canPass, pass } = props;
  const t = useGoalMessages();
  const places = useRef<HTMLFieldSetElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = [...(places.current?.querySelectorAll('button') ?? [])];
    const at = all.findIndex((each) => each.matches(':focus'));
    if (step === undefined || at === -1) return;
    event.preventDefault();
    all[at + step]?.focus();
  };
  return (
    <fieldset ref={places} className={styles.places} aria-label={t.column(pass + 1)} onKeyDown={walk}>
      {Array.from({ length: PITCHES[pitch].rows }, (_, row) => (
        <Place key={row} {...props} row={row} face={faceOf(seen, pass, row, canPass)} />
      ))}
    </fieldset>
  );
}

interface PlaceProps extends BoardProps {
  readonly pass: number;
  readonly row: number;
  readonly face: PlaceFace;
}

function Place({ pitch, pass, row, face, onPass }: PlaceProps) {
  const t = useGoalMessages();
  const className = classNames(styles.place, styles[face]);
  if (face === 'now') {
    const name = t.passTo(row + 1, shortMultiplier(goalMultiplier(pitch, pass + 1)));
    return <button type="button" className={className} aria-label={name} onClick={() => onPass(row)} />;
  }
  if (face === 'ahead' || face === 'empty') return <span className={className} />;
  const name = face === 'bomb' || face === 'hit' ? t.bomb : t.passed;
  return (
    <span className={className} role="img" aria-label={name(pass + 1, row + 1)}>
      <Content face={face} />
    </span>
  );
}

function Content({ face }: { readonly face: PlaceFace }) {
  if (face === 'passed') return <i />;
  if (face !== 'here' && face !== 'bomb' && face !== 'hit') return null;
  return (
    <svg aria-hidden="true">
      <use href={face === 'here' ? '#ball' : '#bomb'} />
    </svg>
  );
}
