import type { StatementFilter } from '@pavilion/api-client';
import { type Locale, useLocale, useShell } from '@pavilion/contract';
import { dayOf, type PlayerError, useOperatorText, usePlayerError } from '@pavilion/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type TranslateWallet, useMessages } from '../messages/index.ts';
import { type SavedFile, saveFile } from '../parts/save-file.ts';
import { type EntriesPart, type PartStart, readEntries } from './all-entries.ts';
import { csvHead, csvRows } from './csv.ts';
import { periodText } from './day-text.ts';
import { lineOf, type StatementLine } from './statement-line.ts';

/** The most entries of one file: of a CSV no more than its text is held meanwhile, of a PDF every page. */
const MOST = { csv: 100_000, pdf: 5000 } as const;

export interface StatementDownload {
  readonly start: () => void;
  /** Tries once more what failed. */
  readonly retry: () => void;
  /** Ends what is on its way: there is no file then. */
  readonly cancel: () => void;
  /** Makes the file with what is older than the one that is ready; null where that was the last. */
  readonly saveNext: (() => void) | null;
  /** How far it is while it runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** The file that is ready, and what is in it. */
  readonly ready: { readonly file: SavedFile; readonly text: string } | null;
  /** Why there is no file. */
  readonly failure: (PlayerError & { readonly retryLabel: string }) | null;
}

/** What a file is made of: the entries of a filter, from where the part before ended. */
interface Wanted {
  readonly filter: StatementFilter;
  readonly after: PartStart | null;
}

/** Saves every entry of a filter as a CSV or a PDF file, a very long one in parts. Leaving the page stops it. */
export function useStatementDownload(filter: StatementFilter, format: 'csv' | 'pdf'): StatementDownload {
  const t = useMessages();
  const locale = useLocale();
  const textOf = useOperatorText();
  const { api } = useShell();
  const [progress, setProgress] = useState<StatementDownload['progress']>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const download = useMutation({
    mutationFn: async (wanted: Wanted) => {
      leaving.current = new AbortController();
      const { signal } = leaving.current;
      setProgress({ done: 0, total: 0 });
      const read: ReadPart = (take) =>
        readEntries(api, wanted.filter, {
          ...{ after: wanted.after, signal, most: MOST[format], onProgress: setProgress },
          take: (entries) => take(entries.map((entry) => lineOf(entry, t, textOf))),
        });
      const { part, content, type } = await (format === 'csv' ? csvOf(read, t) : pdfOf(read, wanted.filter, locale, t));
      signal.throwIfAborted();
      return { part, file: saveFile(`${nameOf(wanted.filter, part)}.${format}`, content, type) };
    },
  });
  const failure = usePlayerError(download.error, { what: t('csvFile') });
  const { data: made, variables: wanted } = download;
  const { filter: chosen } = wanted ?? { filter };
  const next = made?.part.next;
  return {
    start: () => download.mutate({ filter, after: null }),
    retry: () => download.mutate(wanted ?? { filter, after: null }),
    cancel: () => {
      leaving.current?.abort();
      download.reset();
    },
    saveNext: next ? () => download.mutate({ filter: chosen, after: next }) : null,
    progress: download.isPending ? progress : null,
    ready: made ? { file: made.file, text: contentText(made.part, locale, t) } : null,
    failure: download.isError ? failure : null,
  };
}

/** Reads a part, whose lines `take` is handed as they come. */
type ReadPart = (take: (lines: readonly StatementLine[]) => void) => Promise<EntriesPart>;

async function csvOf(read: ReadPart, t: TranslateWallet) {
  const content = [csvHead((column) => t(`csv_${column}`))];
  const part = await read((lines) => content.push(csvRows(lines)));
  return { part, content, type: 'text/csv;charset=utf-8' };
}

async function pdfOf(read: ReadPart, period: StatementFilter, locale: Locale, t: TranslateWallet) {
  const lines: StatementLine[] = [];
  const part = await read((more) => lines.push(...more));
  // Comes when it is wanted: few players want one.
  const { statementPdf } = await import('./statement-pdf.ts');
  return { part, content: await statementPdf({ ...part, lines, period }, locale, t), type: 'application/pdf' };
}

function contentText({ first, last, total, moments }: EntriesPart, locale: Locale, t: TranslateWallet): string {
  if (moments === null || (first === 1 && last === total)) return t('csvSaved', { n: last });
  const period = { from: dayOf(moments.oldest), to: dayOf(moments.newest) };
  return t('csvPart', { first, last, total, period: periodText(period, locale, t) });
}

/** What a file is called: by the days that are looked at, a part by those that it has. */
function nameOf({ kind, from, to }: StatementFilter, { number, next, moments }: EntriesPart): string {
  const name = `account-statement${kind ? `-${kind}` : ''}`;
  if (moments === null || (number === 1 && next === null)) return `${name}-${from}-to-${to}`;
  return `${name}-${dayOf(moments.oldest)}-to-${dayOf(moments.newest)}-part-${number}`;
}
