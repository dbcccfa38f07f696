import type { Device } from '@pavilion/api-client/wire';

/** Browsers by what is in the name that they give, the one that imitates others first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string, Device['kind']])[] = [
  [/\biPad\b/, 'iPadOS', 'tablet'],
  [/\biPhone\b/, 'iOS', 'phone'],
  [/\bAndroid\b(?=.*\bMobile\b)/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];
/** What is read of the name that a browser gives: beyond it no browser says anything that counts here. */
const LONGEST = 400;

/** What a session was begun on, by short names of ours: nothing of what the browser wrote is kept. Unknown parts are left out. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, LONGEST);
  const browser = BROWSERS.find(([pattern]) => pattern.test(text))?.[1];
  const [, system, kind] = SYSTEMS.find(([pattern]) => pattern.test(text)) ?? [];
  return {
    kind: kind ?? 'other',
    ...(browser === undefined ? {} : { browser }),
    ...(system === undefined ? {} : { system }),
  };
}
