import * as z from 'zod/mini';

/** A picture as some operators send one. */
const picture = z.object({ src: z.string(), alt: z.optional(z.string()) });

/** Every way in which a tile's fields may be spelt (spec §3); what else a tile has is kept as it is. */
export const tileAsSent = z.looseObject({
  code: z.optional(z.union([z.string(), z.number()])),
  name: z.optional(z.string()),
  alt: z.optional(z.string()),
  provider: z.optional(z.string()),
  providerName: z.optional(z.string()),
  casino: z.optional(z.string()),
  category: z.optional(z.string()),
  redirectUrl: z.optional(z.string()),
  href: z.optional(z.string()),
  imgUrl: z.optional(z.string()),
  thumbUrl: z.optional(z.string()),
  cover: z.optional(picture),
});
type TileAsSent = z.output<typeof tileAsSent>;

/** What is written of a tile whatever it was spelt like. */
interface Spelt {
  readonly code: string;
  readonly name: string;
  readonly provider: string;
  readonly providerName: string;
  readonly category: string;
  readonly redirectUrl: string;
  readonly imgUrl: string;
  readonly thumbUrl: string;
}

/**
 * A tile in the one spelling that the app has; `categories` are those that it knows. What cannot be read out of it (a name and a code, or
 * anything that stands for them) stays empty, and so is refused where the tile is read: no tile is left out of a list.
 */
export function spellTile(sent: TileAsSent, categories: readonly string[]): TileAsSent & Spelt {
  const { cover, casino, alt, href, homeUrl: _, ...rest } = sent;
  const redirectUrl = sent.redirectUrl || href || '';
  const slug = lastOf(redirectUrl);
  const name = sent.name || alt || cover?.alt || '';
  const owner = sent.provider || casino || sent.providerName || '';
  const provider = slugOf(owner);
  const imgUrl = sent.imgUrl || cover?.src || '';
  const code = sent.code === undefined || sent.code === '' ? slug || slugOf(name) : `${sent.code}`;
  return {
    ...rest,
    ...{ code, name: name || code, provider, providerName: sent.providerName || owner, imgUrl },
    category: categoryOf(sent.category, code, categories),
    redirectUrl: redirectUrl || `/casino/${provider}/${slugOf(name) || code}`,
    thumbUrl: sent.thumbUrl || imgUrl,
  };
}

/** `Teen Patti` as `teenpatti`. What the app knows no name for is a table game, or a slot where its code is a number, as slots' are. */
function categoryOf(sent: string | undefined, code: string, categories: readonly string[]): string {
  const letters = slugOf(sent ?? '').replaceAll('-', '');
  const known = categories.find((category) => category === letters);
  return known ?? (sent === undefined && /^\d+$/.test(code) ? 'slots' : 'table');
}

const lastOf = (address: string): string => address.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';

/** How a name stands in an address: `Dragon's Eye` as `dragons-eye`. */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
