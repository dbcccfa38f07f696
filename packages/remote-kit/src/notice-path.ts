import type { Notification } from '@pavilion/api-client';
import { paths } from '@pavilion/contract';

/** The page of what a notification is about; undefined of one that is about nothing of the player's own. */
export function noticePath({ about }: Pick<Notification, 'about'>): string | undefined {
  if (!about) return undefined;
  const { kind, id } = about;
  switch (kind) {
    case 'deposit':
      return id === undefined ? paths.deposit() : paths.depositOf(id);
    case 'withdrawal':
      return paths.withdrawals(id);
    case 'bet':
      return id === undefined ? paths.myBets() : paths.betsOn(id);
    case 'round':
      return id === undefined ? paths.statement() : paths.statementOf(id);
    case 'bonus':
      return paths.bonus(id);
    case 'kyc':
      return paths.kyc();
    case 'referral':
      return paths.referral();
    case 'limits':
      return paths.limits();
    case 'account':
      return id === 'bank' ? paths.bankDetails() : paths.profile();
  }
}
