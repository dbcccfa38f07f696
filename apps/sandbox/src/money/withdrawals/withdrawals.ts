import type { withdrawalCalls } from '@pavilion/api-client/wire';
import { withdrawalNumber } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { countOf } from '../../store/index.ts';
import { availableTo } from './available.ts';
import { requestWithdrawal, takeBackWithdrawal, type WithdrawalServices } from './request.ts';
import { COLUMNS, withdrawalFrom } from './withdrawal.ts';

const PAGE_SIZE = 20;
const FROM = `from withdrawal where player_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or id = $3)`;

/** The calls of a player's withdrawals (betting.md, "Withdrawal"). The desk's part is in `decide.ts`. */
export function withdrawalHandlers(services: WithdrawalServices): Handlers<typeof withdrawalCalls> {
  const { database, clock } = services;

  return {
    createWithdrawal: {
      single: (input, { session: { player }, address, page }, request) =>
        requestWithdrawal(services, { player, address, page }, input, request),
    },

    async getWithdrawals({ skip, pagesize, id, state }, { session: { player } }) {
      const number = id === undefined ? null : withdrawalNumber(id);
      const available = await availableTo(database, player, clock());
      if (id !== undefined && number === null) return { data: { withdrawList: [], count: 0, available } };
      const parameters = [player, state ?? null, number] as const;
      const count = await countOf(database, `select count(*) as count ${FROM}`, parameters);
      const rows = await database.query(
        `select ${COLUMNS} ${FROM} order by created_at desc, id desc limit $4 offset $5`,
        [...parameters, pagesize ?? PAGE_SIZE, skip ?? 0],
      );
      const withdrawList = rows.map((row) => withdrawalFrom(row, available.kyc === 'approved'));
      return { data: { withdrawList, count, available } };
    },

    cancelWithdrawal: {
      single: (input, { session: { player } }, request) => takeBackWithdrawal(services, player, input, request),
    },
  };
}
