import { useLocale } from '@pavilion/contract';
import { formatDay, formatTime } from '@pavilion/shared-ui';
import { useStore } from 'zustand';
import { useAccountMessages } from '../messages/account.ts';
import { useHost } from '../services/host.ts';

/** How old balance and exposure are, in words, while they are not known to be those of now; null while they are. */
export function useFiguresMark(): string | null {
  const t = useAccountMessages();
  const locale = useLocale();
  const { isOld, asOf } = useStore(useHost().connection);
  if (!isOld) return null;
  if (asOf === null) return t('notOfNow');
  const moment = new Date(asOf);
  const isToday = moment.toDateString() === new Date().toDateString();
  return t('asOf', { time: isToday ? formatTime(moment, locale) : formatDay(moment, locale) });
}

/** What a figure is called, with how old it is where it is not of now. */
export const inWords = (name: string, mark: string | null): string => (mark === null ? name : `${name} (${mark})`);
