import { type ReactNode, useId } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';
import { foundPart } from './fold.ts';
import { Icon } from './icon.tsx';
import styles from './result.module.css';
import { SectionHead, type SectionHeadProps } from './section-head.tsx';

/** What a search found of one kind: its heading, how many there are in all, and the first of them (`Result`). */
export function ResultGroup({
  children,
  ...head
}: Pick<SectionHeadProps, 'title' | 'count' | 'action'> & { readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <SectionHead id={id} level={3} {...head} />
      <ul>{children}</ul>
    </section>
  );
}

export interface ResultProps extends Pick<LinkProps, 'to' | 'onClick'> {
  /** A picture or an icon before the name. */
  readonly lead: ReactNode;
  readonly name: string;
  /** What was searched for: where the name has it, it is marked. */
  readonly wanted: string;
  /** Under the name. */
  readonly note?: ReactNode;
  /** Beside the link, and no part of it: prices to tap. */
  readonly beside?: ReactNode;
  /** It can't be opened now. */
  readonly isClosed?: boolean | undefined;
}

/** One thing that was found: a link with its picture and its name. */
export function Result({ lead, name, wanted, note, beside, isClosed = false, ...link }: ResultProps) {
  return (
    <li className={styles.result}>
      <Link {...link} className={styles.link} data-closed={isClosed || undefined}>
        <span className={styles.lead}>{lead}</span>
        <span className={styles.text}>
          <b className={styles.name}>
            <Marked text={name} wanted={wanted} />
          </b>
          {note !== undefined && <small className={styles.note}>{note}</small>}
        </span>
        {beside === undefined && <Icon name="chevron-right" size={20} className={styles.chevron} />}
      </Link>
      {beside}
    </li>
  );
}

/** The shape of results that are on their way. */
export function ResultsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <ul>
      {Array.from({ length: rows }, (_, row) => (
        <li key={row} className={classNames(styles.result, styles.waiting)} />
      ))}
    </ul>
  );
}

/** A text whose first part that was searched for is marked: for the eye alone, the name is read as one. */
function Marked({ text, wanted }: { readonly text: string; readonly wanted: string }) {
  const found = foundPart(text, wanted);
  if (!found) return text;
  const [start, end] = found;
  return (
    <>
      {text.slice(0, start)}
      <span className={styles.mark}>{text.slice(start, end)}</span>
      {text.slice(end)}
    </>
  );
}
