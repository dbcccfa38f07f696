import { accentFrom, SURFACES } from '@pavilion/shared-ui/accent';
import { type Child, html } from './html.ts';

/** The pictures of an installed site, as SVG, by what they are for; null where there is none of the kind. */
export interface AppIcons {
  /** As it is. */
  readonly any: string | null;
  /** To be cut to whatever shape a device has its icons in: to its edge all ground, the mark within the circle that no shape cuts. */
  readonly maskable: string | null;
}

/** The lines of the house's mark, in a square of 32. */
export const HOUSE_FIGURE = 'M6 13.2 16 6.5l10 6.7M10 16.5v9M16 14v11.5M22 16.5v9';
/** The house's own accent (`tokens.css`). */
const HOUSE = '#ffb020';

/** The organisation's icons: its mark in its accent, as the header shows it, or its own logo. */
export function appIcons({ logo, accent }: { readonly logo: string; readonly accent: string }): AppIcons {
  if (logo === '') return { any: svg(mark(accent, 8)), maskable: svg(mark(accent, 0)) };
  // One that is at an address can't stand in another picture; a browser asks for it there.
  if (!logo.startsWith('data:')) return { any: null, maskable: null };
  return {
    any: svg(html`<image href="${logo}" width="32" height="32"/>`),
    maskable: svg(
      html`<rect width="32" height="32" fill="${SURFACES.dark[1]}"/><image href="${logo}" x="7" y="7" width="18" height="18"/>`,
    ),
  };
}

const svg = (content: Child) =>
  String(html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">${content}</svg>`);

/** The house's mark; on a ground without corners it is drawn smaller, so that all of it stands in the circle. */
function mark(colour: string, radius: number): Child {
  const made = accentFrom(colour === '' ? HOUSE : colour);
  const { accent, onAccent } = typeof made === 'string' ? { accent: HOUSE, onAccent: '#1a1203' } : made;
  const smaller = radius === 0 ? 'translate(16 16) scale(.8) translate(-16 -16)' : 'scale(1)';
  return html`<rect width="32" height="32" rx="${radius}" fill="${accent}"/><path transform="${smaller}" d="${HOUSE_FIGURE}" fill="none" stroke="${onAccent}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
}
