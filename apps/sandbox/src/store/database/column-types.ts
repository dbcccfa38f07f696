import type {
  BonusProduct,
  Device,
  FormField,
  Game,
  Gateway,
  Kyc,
  LimitName,
  ReferralHold,
  Runner,
  statementKinds,
  TelemetryReport,
} from '@pavilion/api-client/wire';
import type { Hundredths } from '@pavilion/betting-math';
import type { Coins, Paise } from '@pavilion/money';

/** A described form as it was filled in, with the labels of that day. */
type FilledFields = readonly (Pick<FormField, 'name' | 'label' | 'type'> & { readonly value: string })[];
/** Why a bet that may wait was not placed. */
export type InBookProblem =
  | 'other-request'
  | 'maintenance'
  | 'closed'
  | 'gone'
  | 'short'
  | 'size'
  | 'most'
  | 'rests-here'
  | 'rests-in-all';
/** Which limit of a player's something passes, in paise; or that a reality check comes first. */
export type PassedLimit =
  | { readonly name: LimitName; readonly amount: Paise; readonly left: Paise }
  | { readonly name: 'check'; readonly minutes: number };
/** Why an order of a game’s provider was not done, and nothing is remembered of it: the same may be asked for again. */
export type OrderProblem =
  | 'duplicate'
  | 'rolled-back'
  | 'sealed'
  | 'player'
  | 'token'
  | 'other-player'
  | 'no-bet'
  | 'win'
  | 'rollback'
  | 'other-bet'
  | 'won'
  | 'money';
/** Why a withdrawal was not taken, and nothing is remembered of it. */
export type RequestProblem =
  | 'other-request'
  | 'method'
  | 'many'
  | 'least'
  | 'most'
  | 'kyc'
  | 'account'
  | 'owes'
  | 'short'
  | 'fee'
  | 'again';
/** Percent of what was at risk that counts, by product. */
type Contributions = Readonly<Partial<Record<BonusProduct, number>>>;

/**
 * What a column holds where the schema itself says less, without its nulls: amounts, prices, documents. A list of texts that a check of
 * the schema says is not repeated here. Kept by hand; `pnpm check:sql` refuses a name that the migrated schema does not have. What a
 * function of ours returns is `function.column`, whole with its nulls.
 */
export interface ColumnTypes {
  'account.balance': Paise;
  'available_to.can_cancel': boolean;
  'available_to.cash': Paise;
  'available_to.held': Paise;
  'available_to.kyc': Kyc['status'];
  'available_to.kyc_above': Paise;
  'available_to.kyc_first': boolean;
  'available_to.least_request': Paise;
  'available_to.locked': Paise;
  'available_to.most_request': Paise;
  'available_to.owed': Paise;
  'available_to.withdrawable': Paise;
  'available_to.without_kyc': Paise;
  'bet.price': Hundredths;
  'bet.profit': Paise;
  'bet.stake': Paise;
  'bet_fill.price': Hundredths;
  'bet_fill.profit': Paise;
  'bet_fill.stake': Paise;
  'bonus_campaign.amount_max': Paise;
  'bonus_campaign.contributions': Contributions;
  'bonus_campaign.deposit_min': Paise;
  'bonus_claim.amount': Paise;
  'bonus_wager.at_risk': Paise;
  'bonus_wager.counted': Paise;
  'bonus_wager.product': BonusProduct;
  'book_cash_out.bets': readonly number[] | null;
  'book_cash_out.exposure': Paise | null;
  'book_cash_out.problem': 'not-enough-funds' | null;
  'cash_out.secured': Paise;
  'cash_out_quote.secured': Paise;
  'collect_debts.taken': Paise;
  'commission_day.commission': Paise;
  'debt.amount': Paise;
  'debt.collected': Paise;
  'debt.forgiven': Paise;
  'deposit.amount': Paise;
  'deposit.coin_rate': Paise;
  'deposit.coins': Coins;
  'deposit.fields': FilledFields;
  'desk_request.amount': Paise;
  'exposures_of.exposure': Paise;
  'fastpay_payment.amount': Paise;
  'file.type': 'image/webp';
  'game.category': Game['category'];
  'game.max_stake': Paise;
  'game.min_stake': Paise;
  'game_round.staked': Paise;
  'game_round.won': Paise;
  'gateway.accounts': Gateway['accounts'];
  'gateway.fields': Gateway['fields'];
  'gateway.max': Paise;
  'gateway.min': Paise;
  'gateway.rate': Paise;
  'held_win.amount': Paise;
  'kyc_document.fields': FilledFields;
  'kyc_document_type.fields': FormField[];
  'kyc_status.status': Kyc['status'];
  'judge_bet.answer': unknown;
  'judge_bet.players': readonly number[] | null;
  'lapse_standing.players': readonly number[];
  'ledger_day.gained': Paise;
  'ledger_day.given': Paise;
  'ledger_day.kind': (typeof statementKinds)[number];
  'ledger_entry.amount': Paise;
  'ledger_entry.balance_after': Paise;
  'ledger_entry.kind': (typeof statementKinds)[number];
  'ledger_house_move.amount': Paise;
  'ledger_house_total.total': Paise;
  'ledger_post.culprit': string | null;
  'ledger_post.is_new': boolean;
  'ledger_post.posted': number;
  'ledger_post.problem': 'reference-taken' | 'not-enough' | 'no-account' | null;
  'lock_cash_out.book': number;
  'lock_cash_out.expires_at': Date;
  'lock_cash_out.held': Paise;
  'lock_cash_out.is_decided': boolean;
  'lock_cash_out.is_live': boolean;
  'lock_cash_out.is_offered': boolean;
  'lock_cash_out.made_from': number;
  'lock_cash_out.market': string | null;
  'lock_cash_out.match': string;
  'lock_cash_out.next_at': number | null;
  'lock_cash_out.priced_at': number;
  'market.runners': readonly Runner[];
  'market_settlement.commission': Paise;
  'market_settlement.net': Paise;
  /** From when on each keeps a player from something, null for ever. */
  'meet_standing.met_players': readonly number[] | null;
  'place_bets.answer': unknown;
  'place_bets.bet': number | null;
  'place_bets.missing': Paise | null;
  'place_bets.place': number;
  'place_bets.problem': 'other-request' | 'maintenance' | 'closed' | 'waits' | 'short' | 'size' | 'most' | null;
  'place_in_book.answer': unknown;
  'place_in_book.bet': number | null;
  'place_in_book.due_at': Date | null;
  'place_in_book.missing': Paise | null;
  'place_in_book.others': readonly number[] | null;
  'place_in_book.problem': InBookProblem | null;
  'place_in_play.answer': unknown;
  'place_in_play.bet': number | null;
  'place_in_play.due_at': Date | null;
  'place_in_play.missing': Paise | null;
  'place_in_play.problem': InBookProblem | null;
  'limit_change.name': LimitName | 'session';
  'player.restrictions': Readonly<Partial<Record<'closed' | 'excluded' | 'break' | 'limited', string | null>>>;
  'same_person.restrictions': Readonly<Partial<Record<'closed' | 'excluded' | 'break' | 'limited', string | null>>>;
  'same_person.way': 'document' | 'account';
  'note_play.most_minutes': number | null;
  'note_play.used_seconds': number;
  'passkey.device': Device;
  'play_of.check_at': Date | null;
  'play_of.check_minutes': number | null;
  'play_of.most_minutes': number | null;
  'play_of.since': Date | null;
  'play_of.used_seconds': number;
  'player_bonus.amount': Paise;
  'player_bonus.contributions': Contributions;
  'player_bonus.deposit': Paise;
  'player_bonus.required': Paise;
  'positions.exposure': Paise;
  'provider.most_win': Paise;
  'commission_held.reason': ReferralHold;
  'commission_held.reasons': readonly ReferralHold[];
  'referral_commission.amount': Paise;
  'referral_commission.lost': Paise;
  'referral_commission.stake': Paise;
  'referral_payment.amount': Paise;
  'release_report.kind': TelemetryReport['kind'];
  'request_deposit.answer': unknown;
  'request_deposit.culprit': string | null;
  'request_deposit.problem': 'other-request' | 'many' | 'file' | 'sent' | null;
  'request_withdrawal.answer': unknown;
  'request_withdrawal.figure': Paise | null;
  'request_withdrawal.problem': RequestProblem | null;
  'session.device': Device;
  'session.ended': 'signed out' | 'elsewhere' | 'password' | 'desk' | 'closed' | null;
  'stake_day.settled': Paise;
  'stake_day.staked': Paise;
  'studio_order.body': unknown;
  'studio_round.bet': unknown;
  'studio_round.most_win': Paise;
  'studio_round.moves': readonly unknown[];
  'studio_round.pays': Paise;
  'studio_round.stake': Paise;
  'studio_table_round.mark': unknown;
  'studio_ticket.bet': unknown;
  'studio_ticket.most_win': Paise;
  'studio_ticket.pays': Paise;
  'studio_ticket.stake': Paise;
  'studio_title.least_stake': Paise;
  'studio_title.most_stake': Paise;
  'studio_title.most_win': Paise;
  'take_back_withdrawal.answer': unknown;
  'take_back_withdrawal.problem': 'other-request' | 'off' | 'missing' | 'decided' | null;
  'wager.at_risk': Paise;
  'wager.result': Paise;
  'wager.stake': Paise;
  'wallet_bet.answer': unknown;
  'wallet_bet.has_moved': boolean;
  'wallet_bet.least_stake': Paise | null;
  'wallet_bet.most_stake': Paise | null;
  'wallet_bet.passed': PassedLimit | null;
  'wallet_bet.problem': OrderProblem | 'say' | null;
  'wallet_bet.restrictions': Readonly<Record<string, string | null>> | null;
  'wallet_rollback.answer': unknown;
  'wallet_rollback.has_moved': boolean;
  'wallet_rollback.problem': OrderProblem | null;
  'wallet_transaction.staked': Paise;
  'wallet_transaction.won': Paise;
  'wallet_win.answer': unknown;
  'wallet_win.has_moved': boolean;
  'wallet_win.problem': OrderProblem | null;
  'withdrawable_of.locked': Paise;
  'withdrawable_of.withdrawable': Paise;
  'withdrawal.amount': Paise;
  'withdrawal.fee': Paise;
  'withdrawal_begun.account': number | null;
  'withdrawal_begun.bank_name': string | null;
  'withdrawal_begun.holder': string | null;
  'withdrawal_begun.ifsc': string | null;
  'withdrawal_begun.is_known': boolean;
  'withdrawal_begun.last_digits': string | null;
  'withdrawal_begun.least_request': Paise | null;
  'withdrawal_begun.most_request': Paise | null;
  'withdrawal_begun.sealed': Uint8Array | null;
  'withdrawal_method.fee': Paise;
  'withdrawal_method.max': Paise;
  'withdrawal_method.min': Paise;
}
