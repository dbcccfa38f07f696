export { type Database, isAway, type Queryable, type Transaction, violates } from './database/database.ts';
export { MissingRowError, onlyRow } from './database/only-row.ts';
export { openDatabase } from './database/open.ts';
export { isSeeded, markSeeded, settingOf } from './database/settings.ts';
export {
  type AccountName,
  type HouseAccount,
  LedgerError,
  type LedgerKind,
  type LedgerTransaction,
  openAccounts,
  post,
} from './ledger/post.ts';
export { statementOf } from './ledger/statement.ts';
export { walletOf } from './ledger/wallet.ts';
