import type { Provider } from '@pavilion/api-client';

/** A provider's two hues: the operator's, or a pair made from its code, so that one provider always looks the same. */
export function providerHues({
  code,
  hues,
}: Pick<Provider, 'code' | 'hues'>): readonly [ground: number, light: number] {
  if (hues) return hues;
  let hash = 0;
  for (const letter of code) hash = (hash * 31 + letter.charCodeAt(0)) % 360;
  return [hash, (hash + 110) % 360];
}
