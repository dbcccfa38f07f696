import type { StatementFilter } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { type PlayerError, usePlayerError } from '@pavilion/remote-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type TranslateWallet, useMessages } from '../messages/index.ts';
import { fetchAllEntries } from './all-entries.ts';
import { type CsvColumn, csvColumns, statementCsv } from './csv.ts';

export interface StatementDownload {
  readonly start: () => void;
  /** How far it is while it runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** What is in the file that was saved. */
  readonly saved: string | null;
  /** Why there is no file. */
  readonly failure: (PlayerError & { readonly retryLabel: string }) | null;
}

/** Saves every entry of a filter as a CSV file. Leaving the page stops it. */
export function useStatementDownload(filter: StatementFilter): StatementDownload {
  const t = useMessages();
  const { api } = useShell();
  const [progress, setProgress] = useState<StatementDownload['progress']>(null);
  const leaving = useRef<AbortController>(null);
  useEffect(() => () => leaving.current?.abort(), []);
  const download = useMutation({
    // Offline it fails at once and says so, rather than save a file whenever there is a network again.
    networkMode: 'always',
    mutationFn: async () => {
      leaving.current = new AbortController();
      setProgress({ done: 0, total: 0 });
      const { entries, total } = await fetchAllEntries(api, filter, setProgress, leaving.current.signal);
      const header = Object.fromEntries(csvColumns.map((column) => [column, t(`csv_${column}`)]));
      const text = statementCsv(entries, header as Record<CsvColumn, string>);
      saveFile(`account-statement${filter.kind ? `-${filter.kind}` : ''}-${filter.from}-to-${filter.to}.csv`, text);
      return { n: entries.length, total };
    },
  });
  const failure = usePlayerError(download.error, { what: t('csvFile') });
  return {
    start: () => download.mutate(),
    progress: download.isPending ? progress : null,
    saved: download.data ? savedText(download.data, t) : null,
    failure: download.isError ? failure : null,
  };
}

function savedText({ n, total }: { readonly n: number; readonly total: number }, t: TranslateWallet): string {
  return n < total ? t('csvCut', { n, total }) : t('csvSaved', { n });
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file over by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
