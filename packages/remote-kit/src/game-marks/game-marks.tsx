import type { Game } from '@pavilion/api-client';
import { type Locale, useLocale } from '@pavilion/contract';
import { classNames, Icon } from '@pavilion/shared-ui';
import { timeOn } from '../day-text.ts';
import { dayOf } from '../days.ts';
import { createUseMessages } from '../messages/create-use-messages.ts';
import { en } from '../messages/en-game-marks.ts';
import styles from './game-marks.module.css';

const useTexts = createUseMessages(en, { hi: () => import('../messages/hi-game-marks.ts').then(({ hi }) => hi) });

/** Why a game can't be opened now, in a few words of the player's language; null where it can. */
export function useClosedText({ closed }: Pick<Game, 'closed'>): string | null {
  const t = useTexts();
  const locale = useLocale();
  if (!closed) return null;
  if (closed.code === 'not-in-country') return t('notInCountry');
  if (closed.code === 'not-in-currency') return t('notInCurrency');
  if (!/-maintenance/.test(closed.code)) return t('closed');
  return closed.until ? t('maintainedUntil', { moment: endOf(closed.until, locale) }) : t('maintained');
}

/** Today's end by its time alone. */
const endOf = (until: Date, locale: Locale) => timeOn(dayOf(new Date()), until, locale);

/** Dims the cover of a game that can't be opened now and says why; nothing over one that can. It lies on the first 3:4 of what it stands in. */
export function ClosedMark({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <span className={classNames(styles.cover, styles.coverClosed)}>
      <span className={styles.why}>
        <Icon name="lock" size={16} />
        {text}
      </span>
    </span>
  );
}

/** What a tile says of its player's round that has not ended (`useOpenRounds`); null without one. */
export function useRoundText(isOpen: boolean): string | null {
  const t = useTexts();
  return isOpen ? t('roundOpen') : null;
}

/** The same on a cover; nothing without a round. It lies where `ClosedMark` does, and stands after it. */
export function RoundMark({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <span className={styles.cover}>
      <span className={styles.round}>{text}</span>
    </span>
  );
}
