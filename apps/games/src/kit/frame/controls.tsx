import type { ReactNode } from 'react';
import { useKitMessages } from '../language/messages.ts';
import { post } from '../notice.ts';
import { classNames } from '../parts/class-names.ts';
import styles from './controls.module.css';

/** `place`: it stakes money; `out`: it brings money home; `back`: it takes a bet back; `wait`: it can't be pressed just now. */
export interface GoProps {
  readonly kind: 'place' | 'out' | 'back' | 'wait';
  /** Whether the balance does not reach: it can't be pressed then, and a way to deposit stands beside it. */
  readonly isShort?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const LOOKS = { place: '', out: styles.goOut, back: styles.goBack, wait: styles.goWait };

/** The one big button of a game. It keeps the focus while it can't be pressed. */
export function Go({ kind, isShort = false, onPress, children }: GoProps) {
  const t = useKitMessages();
  const isWaiting = isShort || kind === 'wait';
  return (
    <div className={styles.goRow}>
      <button
        type="button"
        className={classNames(styles.go, LOOKS[isWaiting ? 'wait' : kind])}
        aria-disabled={isWaiting}
        onClick={() => !isWaiting && onPress()}
      >
        {isShort ? t.notEnough : children}
      </button>
      {isShort && (
        <button type="button" className={styles.deposit} onClick={() => post('pavilion:deposit')}>
          {t.deposit}
        </button>
      )}
    </div>
  );
}

/** Figures side by side, each under its name. `isUp`: it is what would come home. */
export interface Pair {
  readonly name: string;
  readonly value: string;
  readonly isUp?: boolean;
}

export const Pairs = ({
  pairs,
  isDeskOnly = false,
}: {
  readonly pairs: readonly Pair[];
  readonly isDeskOnly?: boolean;
}) => (
  <dl className={classNames(styles.pairs, isDeskOnly && styles.deskOnly)}>
    {pairs.map(({ name, value, isUp }) => (
      <div key={name} className={isUp ? styles.up : undefined}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** One face of a panel that has several on the same place; the others can't be reached. */
export const Face = ({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) => (
  <div className={styles.face} inert={!isShown}>
    {children}
  </div>
);

export const Faces = ({ children }: { readonly children: ReactNode }) => <div className={styles.faces}>{children}</div>;
export interface Choice<Value> {
  readonly value: Value;
  readonly text: ReactNode;
}

/** One of a few, side by side. */
export function Segments<Value>(props: {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly disabled?: boolean;
}) {
  const { label, choices, value: chosen, onChoose, disabled = false } = props;
  return (
    <fieldset className={styles.segments} aria-label={label}>
      {choices.map(({ value, text }) => (
        <button
          key={String(value)}
          type="button"
          disabled={disabled}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
