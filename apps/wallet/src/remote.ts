import { defineRemote } from '@pavilion/contract';
import { facts } from './facts.ts';

export const remote = defineRemote({
  facts,
  pages: { statement: () => import('./statement-page.tsx').then((m) => m.StatementPage) },
  slots: {},
});
