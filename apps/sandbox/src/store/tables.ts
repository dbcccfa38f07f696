/**
 * A table belongs to one room: only the SQL of that folder names it, everybody else calls the room. Held to the source and to the
 * migrated schema by `tables.test.ts`.
 */
export const tables: Readonly<Record<string, readonly string[]>> = {
  'store/database': ['migration', 'setting'],
  'store/ledger': [
    'account',
    'ledger_transaction',
    'ledger_entry',
    // Its parts, by year.
    'ledger_entry_earlier',
    ...Array.from({ length: 4 }, (_, index) => `ledger_entry_${2026 + index}`),
    'ledger_entry_later',
    'ledger_day',
    'ledger_house_move',
    'ledger_house_total',
  ],
  'server/http': ['client_request'],
  'server/telemetry': ['release_report'],
  organisation: ['app_detail', 'banner', 'announcement'],
  'players/accounts': [
    'player',
    'session',
    'page_visit',
    'one_time_code',
    'verified_mobile',
    'sandbox_message',
    'player_network',
  ],
  'players/standing': ['stake_day'],
  'players/files': ['file'],
  'players/kyc': ['kyc_document_type', 'kyc_document'],
  'players/notifications': ['notification'],
  'money/bank': ['bank_detail'],
  'money/deposits': ['gateway', 'operator_account', 'deposit'],
  'money/fastpay': ['fastpay_payment', 'payment_trouble'],
  'money/withdrawals': ['withdrawal'],
  'money/debts': ['debt'],
  'money/wagers': ['wager'],
  'money/bonus': ['bonus_campaign', 'player_bonus', 'bonus_wager', 'bonus_claim'],
  'money/referral': ['agent', 'referral_code', 'referral', 'referral_click', 'referral_commission', 'referral_payment'],
  'sports/feed': ['world'],
  'sports/history': ['price_history'],
  'sports/bets': [
    'market',
    'bet',
    'bet_fill',
    'market_settlement',
    'settlement_trouble',
    'commission_rate',
    'taken_size',
    'taken_offer',
    'cash_out',
    'cash_out_quote',
  ],
  'casino/catalogue': ['provider', 'game', 'game_category'],
  'casino/lobby': ['lobby_ticket'],
  'casino/seamless': ['wallet_key', 'wallet_nonce', 'game_session', 'wallet_transaction', 'game_round', 'held_win'],
  desk: ['desk_session', 'desk_action', 'desk_network'],
};

/** What looks at the whole database from outside, as a test does, and is no part of the operator. */
export const observers: readonly string[] = ['chaos', 'testing'];
