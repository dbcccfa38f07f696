import type { AppDetails } from '@pavilion/api-client';
import type { IconName } from '@pavilion/shared-ui';

const channels: readonly (readonly [keyof AppDetails, IconName, string])[] = [
  ['WHATS_APP_URL', 'chat', 'WhatsApp'],
  ['TELEGRAM', 'plane', 'Telegram'],
  ['FACEBOOK', 'people', 'Facebook'],
  ['INSTATGRAM', 'instagram', 'Instagram'],
];

/** The organisation's own addresses; one that it has not given, or that is no web address, is left out. */
export function channelsOf(details: AppDetails | null) {
  return channels.flatMap(([key, icon, name]) => {
    const href = String(details?.[key] ?? '');
    return /^https?:\/\//.test(href) ? [{ href, icon, name }] : [];
  });
}

/** A link that dials the number. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
