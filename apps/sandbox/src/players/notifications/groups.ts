import { type NoticeGroup, noticeGroups } from '@pavilion/api-client/wire';

/** The group of what a notification is about; what it is about is nothing of the player's where the operator writes to players. */
export function groupOf(kind: string | null): NoticeGroup {
  const isIn = (group: NoticeGroup) => noticeGroups[group].some((each) => each === kind);
  return (['bets', 'money', 'account'] as const).find(isIn) ?? 'operator';
}
