/** A player's number as the wire has it: the national number and the country's calling code (spec §3). */
export interface MobileDetails {
  readonly mobile: string;
  readonly country_code: string;
}

const KEY = 'mobile_details';

/** Where the number stands when the browser refuses storage: this visit only. */
let kept: MobileDetails | null = null;

/** The number that sign-up has got so far (spec §3, `mobile_details`), or null. */
export function readMobileDetails(): MobileDetails | null {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === null ? kept : asMobileDetails(JSON.parse(stored));
  } catch {
    return kept;
  }
}

export function saveMobileDetails(details: MobileDetails): void {
  kept = details;
  try {
    localStorage.setItem(KEY, JSON.stringify(details));
  } catch {
    // Full or blocked: `kept` carries it through this visit.
  }
}

export function removeMobileDetails(): void {
  kept = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Blocked: then nothing was stored.
  }
}

/** What is stored or handed over, if it is an Indian number and nothing else. */
export function asMobileDetails(value: unknown): MobileDetails | null {
  if (typeof value !== 'object' || value === null) return null;
  const { mobile, country_code } = value as Record<string, unknown>;
  if (typeof mobile !== 'string' || !/^\d{10}$/.test(mobile)) return null;
  return country_code === '+91' ? { mobile, country_code } : null;
}

/** The national number in the two groups of five that people read: `98765 43210`. */
export function formatMobile(mobile: string): string {
  return `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}
