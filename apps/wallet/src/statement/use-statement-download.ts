import type { StatementFilter } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { fetchAllEntries } from './all-entries.ts';
import { type CsvColumn, csvColumns, statementCsv } from './csv.ts';

export interface StatementDownload {
  readonly start: () => void;
  /** How far it is while it runs. */
  readonly progress: { readonly done: number; readonly total: number } | null;
  /** How it ended. */
  readonly ending: { readonly failed: boolean; readonly text: string } | null;
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
  const ending = () => {
    if (download.isError) return { failed: true, text: t('csvFailed') };
    if (!download.data) return null;
    const { n, total } = download.data;
    return { failed: false, text: n < total ? t('csvCut', { n, total }) : t('csvSaved', { n }) };
  };
  return { start: () => download.mutate(), progress: download.isPending ? progress : null, ending: ending() };
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
