export { type Database, isAway, type Queryable, type Transaction, violates } from './database/database.ts';
export { openDatabase } from './database/open.ts';
export { isSown, noteSown, settingOf } from './database/settings.ts';
export {
  type AccountName,
  type HouseAccount,
  LedgerError,
  type LedgerKind,
  openPurses,
  type Posting,
  post,
} from './ledger/post.ts';
export { statementOf } from './ledger/statement.ts';
export { walletOf } from './ledger/wallet.ts';
