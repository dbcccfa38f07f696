import type { IconName } from '@pavilion/shared-ui';
import type { ComponentProps, ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import styles from './pick.module.css';

interface PickProps extends Omit<ComponentProps<'input'>, 'type' | 'title'> {
  readonly icon?: IconName | undefined;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly end?: ReactNode;
}

/** One of several to choose from, as a card. `ref` and every other attribute go to its radio button. */
export function Pick({ icon, title, note, end, ...input }: PickProps) {
  return (
    <label className={styles.pick}>
      <input {...input} type="radio" className={styles.radio} />
      {icon && <Glyph icon={icon} size="s" className={styles.glyph} />}
      <span className={styles.text}>
        <b>{title}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </label>
  );
}

/** Holds the cards of one choice under its name. */
export function Picks({ legend, children }: { readonly legend: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.picks}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
