export { deleteInBatches } from './database/batches.ts';
export type { InBookProblem, OrderProblem, PassedLimit, RequestProblem } from './database/column-types.ts';
export { countOf } from './database/count.ts';
export {
  type Database,
  isAway,
  isGivenUp,
  type Queryable,
  type RowOf,
  type Transaction,
  violates,
} from './database/database.ts';
export { grouped } from './database/grouped.ts';
export { mappedTo, onlyRow } from './database/only-row.ts';
export { openDatabase } from './database/open.ts';
export {
  changeSetting,
  isSeeded,
  keepSetting,
  lockSetting,
  markSeeded,
  removeSetting,
  settingIfAny,
  settingNamed,
  settingOf,
} from './database/settings.ts';
export {
  type AccountSum,
  accountSums,
  type CashAndHeld,
  cashAndHeldOf,
  cashOf,
  foldHouseMoves,
  lockAccounts,
} from './ledger/accounts.ts';
export { commissionByPeriod, sumsByPeriod, sumsOfDays } from './ledger/days.ts';
export { depositorsAmong, entriesOf, firstDepositsOf } from './ledger/entries.ts';
export { type CashMove, cashMovesOf, heldBy, transactionOf } from './ledger/history.ts';
export { lockAccountsOf, waitAtMost } from './ledger/locks.ts';
export { accountNames } from './ledger/newest.ts';
export {
  type AccountName,
  type HouseAccount,
  LedgerError,
  type LedgerTransaction,
  openAccounts,
  post,
} from './ledger/post.ts';
export { statementOf } from './ledger/statement.ts';
export { lineOf, type WrittenLine } from './ledger/statement-line.ts';
export { playStory } from './ledger/story.ts';
export { walletOf } from './ledger/wallet.ts';
export { addOwnTexts, ownTextsOf, setOwnText } from './texts/own-texts.ts';
export { holdKeys, KEPT_KEYS } from './vault/kept-keys.ts';
export { resealRows, type Sealed } from './vault/reseal.ts';
export { createVault, MissingKey, NO_KEY, nameOfKey, type Vault } from './vault/vault.ts';
