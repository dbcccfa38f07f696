import { MINES_FIELDS, type MinesSeen } from '@pavilion/game-rules';
import { type CSSProperties, useState } from 'react';
import { focusByKey } from '../../kit/frame/grid-keys.ts';
import { classNames } from '../../kit/parts/class-names.ts';
import { useMinesMessages } from './messages.ts';
import styles from './mines.module.css';

const SIDE = 5;
const FIELDS = Array.from({ length: MINES_FIELDS }, (_, field) => field);

/** What a field shows: nothing yet, a gem that was opened, the mine that was, or what lay there when the round ended. */
type Face = 'hidden' | 'gem' | 'hit' | 'leftGem' | 'leftMine';

function faceOf(field: number, seen: MinesSeen | null): Face {
  if (seen === null) return 'hidden';
  const isMined = seen.mined?.includes(field) ?? false;
  if (seen.opened.includes(field)) return isMined ? 'hit' : 'gem';
  if (seen.mined === null) return 'hidden';
  return isMined ? 'leftMine' : 'leftGem';
}

export interface BoardProps {
  /** Null before the first bet. */
  readonly seen: MinesSeen | null;
  /** The field that is being opened. */
  readonly turning: number | null;
  readonly canOpen: boolean;
  readonly onOpen: (field: number) => void;
}

/** Twenty-five fields: by the pointer, or by the arrow keys and Enter. */
export function Board({ seen, turning, canOpen, onOpen }: BoardProps) {
  const t = useMinesMessages();
  const [at, setAt] = useState(12);
  const names = {
    hidden: t.hiddenField,
    gem: t.safeField,
    hit: t.minedField,
    leftGem: t.safeField,
    leftMine: t.minedField,
  };
  return (
    <fieldset
      className={styles.board}
      aria-label={t.fields}
      onKeyDown={(event) => setAt(focusByKey(event, at, SIDE, SIDE) ?? at)}
    >
      {FIELDS.map((field) => {
        const face = faceOf(field, seen);
        const isNew = face === 'gem' && seen?.opened.at(-1) === field && !seen.isOver;
        return (
          <button
            key={field}
            type="button"
            tabIndex={field === at ? 0 : -1}
            className={classNames(
              styles.field,
              styles[face],
              isNew && styles.newest,
              face === 'gem' && seen?.end === 'lost' && styles.dim,
              turning === field && styles.turning,
            )}
            style={{ '--nth': field } as CSSProperties}
            aria-label={names[face](Math.floor(field / SIDE) + 1, (field % SIDE) + 1)}
            aria-disabled={!canOpen || face !== 'hidden'}
            onFocus={() => setAt(field)}
            onClick={() => canOpen && face === 'hidden' && onOpen(field)}
          >
            <Content face={face} />
          </button>
        );
      })}
    </fieldset>
  );
}

function Content({ face }: { readonly face: Face }) {
  if (face === 'hidden') return null;
  const isMine = face === 'hit' || face === 'leftMine';
  return (
    <>
      {face === 'hit' && (
        <svg className={styles.burst} aria-hidden="true">
          <use href="#burst" />
        </svg>
      )}
      <svg className={styles.art} aria-hidden="true">
        <use href={isMine ? '#mine' : '#gem'} />
      </svg>
    </>
  );
}
