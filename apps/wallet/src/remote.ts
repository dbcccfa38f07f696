import { defineRemote } from '@pavilion/contract/remote';
import { definition } from './definition.ts';

export const remote = defineRemote({
  definition,
  pages: { statement: () => import('./statement-page.tsx').then((m) => m.StatementPage) },
  slots: {},
  data: { statement: () => import('./statement/statement-data.ts').then((m) => m.statementData) },
});
