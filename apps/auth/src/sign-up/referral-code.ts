/** The longest code that the operator takes. */
const LONGEST = 40;

/**
 * The referral code that a player arrived with (spec §3): in the navigation's state, which is of this very visit, else the
 * cookie `refferal` (field `code`), else the cookie `agentCode` (field `agent`). Empty where there is none.
 */
export function referralCode(navigation: string | undefined, cookies: string): string {
  return asCode(navigation) || cookieField(cookies, 'refferal', 'code') || cookieField(cookies, 'agentCode', 'agent');
}

function cookieField(cookies: string, name: string, field: string): string {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (!cookie) return '';
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie.slice(name.length + 1)));
    return typeof value === 'object' && value !== null ? asCode((value as Record<string, unknown>)[field]) : '';
  } catch {
    return '';
  }
}

function asCode(value: unknown): string {
  return typeof value === 'string' && value.length <= LONGEST ? value.trim() : '';
}
