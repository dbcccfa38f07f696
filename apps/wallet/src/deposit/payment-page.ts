import { keepDraft, readDraft } from '@pavilion/remote-kit';

/** The name under which a deposit's payment page is kept with its player's drafts, for this tab alone: its address opens the payment. */
const nameOf = (deposit: string) => `payment:${deposit}`;

/** Whether a payment's page may be opened: on our own site, or a company's by https. */
export function isPaymentPage(url: string, site: string = window.location.origin): boolean {
  if (!URL.canParse(url, site)) return false;
  const { protocol, origin, username, password } = new URL(url, site);
  return (protocol === 'https:' || origin === site) && username === '' && password === '';
}

/** Keeps where a deposit is paid, for whoever comes back without having paid. */
export const keepPaymentPage = (player: string, deposit: string, url: string): void =>
  keepDraft(player, nameOf(deposit), { url });

/** Where a deposit is paid; null where this tab does not know. */
export function readPaymentPage(player: string, deposit: string): string | null {
  const { url } = readDraft(player, nameOf(deposit));
  return typeof url === 'string' && isPaymentPage(url) ? url : null;
}

/** Leaves for a payment's page. */
export const leaveFor = (url: string): void => window.location.assign(url);
