import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { badges, type Game, gameCategories, gameClosed, tableCategories, volatilities } from './catalogue.ts';
import { rupees } from './money.ts';
import { listOf, orElse, placesOf } from './reading.ts';
import { slugOf } from './tile.ts';

const categories = [...gameCategories, ...tableCategories] as const;

/**
 * Every game of a catalogue, or of one provider, as columns: at 50,000 games an eighth of what the same tiles are as objects, so that a
 * browser has them all and searches them between two frames. Row `n` of each column is one game. `kind` points into `kinds`: what many
 * games share. The addresses are patterns in which `{code}`, `{provider}` and `{slug}` stand for the game's own; an empty slug is the
 * one that the name makes (`slugOf`).
 */
const gameIndex = z.object({
  providers: placesOf(z.nullable(z.object({ code: z.string(), name: z.string() })), null),
  kinds: placesOf(
    z.nullable(
      z.object({
        /** Points into `providers`. */
        provider: z.int(),
        category: orElse(z.enum(categories), 'table'),
        badge: orElse(z.optional(z.enum(badges)), undefined),
        volatility: orElse(z.optional(z.enum(volatilities)), undefined),
        minStake: rupees,
        maxStake: rupees,
      }),
    ),
    null,
  ),
  kind: placesOf(z.int(), -1),
  code: placesOf(z.string(), ''),
  name: placesOf(z.string(), ''),
  slug: placesOf(z.string(), ''),
  /** Returns to player in hundredths of a percent. */
  rtp: placesOf(z.int(), 0),
  /** Since when it is in the catalogue: days since 1970. */
  added: placesOf(z.int(), 0),
  imgUrl: z.string(),
  thumbUrl: z.string(),
  redirectUrl: z.string(),
  /** The games that can't be opened now, each row in one of them at most. */
  closed: z.optional(listOf(z.object({ ...gameClosed.shape, rows: listOf(z.int()) }))),
});
export type GameIndex = z.output<typeof gameIndex>;

/** The games of all providers, or of one, those that were played most in the last days first, then in the organisation's order. Ours. */
export const getGameIndex = defineCall({
  name: 'getGameIndex',
  host: 'api',
  method: 'GET',
  path: '/catalogue/index',
  auth: 'none',
  request: z.object({ provider: z.optional(z.string().check(z.maxLength(40))) }),
  response: answer(gameIndex),
});

/** The tiles of an index, but for rows that are not understood. Throws a `RangeError` where its columns differ in length. */
export function gamesOfIndex(index: GameIndex): Game[] {
  const { providers, kinds, kind: kindOf, code: codes, name: names } = index;
  const columns = [codes, names, index.slug, index.rtp, index.added];
  if (columns.some(({ length }) => length !== kindOf.length)) throw new RangeError('The columns differ in length');
  const imgUrl = addressOf(index.imgUrl);
  const thumbUrl = addressOf(index.thumbUrl);
  const redirectUrl = addressOf(index.redirectUrl);
  const closedOf = new Map(index.closed?.flatMap(({ rows, ...why }) => rows.map((row) => [row, why] as const)));
  return kindOf.flatMap((place, row) => {
    const kind = kinds[place];
    const provider = kind && providers[kind.provider];
    const code = codes[row];
    const name = names[row];
    // What of it was not understood has been reported.
    if (!kind || !provider || !code || !name) return [];
    const own = { code, provider: provider.code, slug: index.slug[row] || slugOf(name) };
    const game: Game = {
      ...{ code, name, category: kind.category, provider: provider.code, providerName: provider.name },
      ...{ imgUrl: imgUrl(own), thumbUrl: thumbUrl(own), redirectUrl: redirectUrl(own) },
      ...{ rtp: (index.rtp[row] ?? 0) / 100, volatility: kind.volatility },
      ...{ minStake: kind.minStake, maxStake: kind.maxStake, added: index.added[row] ?? 0 },
    };
    if (kind.badge) game.badge = kind.badge;
    const closed = closedOf.get(row);
    if (closed) game.closed = closed;
    return game;
  });
}

interface OwnParts {
  readonly code: string;
  readonly provider: string;
  readonly slug: string;
}

/** Reads an address's pattern once, for all the games that it is filled for. */
function addressOf(pattern: string): (own: OwnParts) => string {
  const parts = pattern.split(/\{(code|provider|slug)\}/);
  return (own) => {
    let address = '';
    for (const [place, part] of parts.entries()) address += place % 2 ? own[part as keyof OwnParts] : part;
    return address;
  };
}

export const gameIndexCalls = { getGameIndex };
