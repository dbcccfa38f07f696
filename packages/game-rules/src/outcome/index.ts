export { type Cell, type Outcome, type OwnReplay, ownReplays, slotReplay, WrongInput } from './own.ts';
export { tableReplays } from './tables.ts';
