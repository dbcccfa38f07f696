import type { Game, GameIndex, GameName, Provider } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';

/** A game for tests; what is not said is unremarkable. */
export function gameOf(part: Partial<Game> & Pick<Game, 'name'>): Game {
  const provider = part.provider ?? 'red-tiger';
  const code = part.code ?? part.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    code,
    provider,
    providerName: 'Red Tiger',
    category: 'slots',
    imgUrl: `/art/covers/${code}.svg`,
    thumbUrl: `/art/scenes/${code}.svg`,
    redirectUrl: `/casino/${provider}/${code}`,
    rtp: 95.4,
    volatility: 'medium',
    minStake: paise(1000),
    maxStake: paise(2500000),
    ...part,
  };
}

const redTiger: readonly Game[] = [
  gameOf({ name: 'Dragon’s Eye', code: '1100039', badge: 'popular', rtp: 95.4 }),
  gameOf({ name: 'Golden Legacy', code: '1100040', rtp: 96.3, volatility: 'high' }),
  gameOf({ name: 'Pirate Bounty', code: '1100041', badge: 'new', rtp: 93.9, volatility: 'low' }),
  gameOf({ name: 'Midas Gold', code: '1100042', badge: 'jackpot', rtp: 96.1, minStake: paise(500) }),
  gameOf({ name: 'Lucky Roulette', code: '1100043', category: 'roulette', rtp: 97.3 }),
];
const netent: readonly Game[] = [
  gameOf({ name: 'Viking Runes', provider: 'netent', providerName: 'Netent' }),
  gameOf({ name: 'Golden Jester', provider: 'netent', providerName: 'Netent' }),
];
const aura: readonly Game[] = [
  gameOf({
    name: 'Baccarat',
    code: 'baccarat',
    provider: 'aura',
    providerName: 'Aura',
    category: 'baccarat',
    redirectUrl: '/casino/aura-baccarat',
  }),
];

const providers: readonly Provider[] = [
  providerOf('netent', 'Netent', 2, 'slots'),
  providerOf('red-tiger', 'Red Tiger', 5, 'slots'),
  providerOf('jili', 'Jili', 0, 'slots'),
  providerOf('aura', 'Aura', 1, 'live'),
];

function providerOf(code: string, name: string, games: number, lobby: Provider['lobby']): Provider {
  return { code, name, games, lobby, href: `/casino/${code}`, imgUrl: `/art/providers/${code}.svg`, quotes: '' };
}

/** These games as the operator's index has them. */
export function indexOf(games: readonly Game[]): { readonly data: GameIndex } {
  return {
    data: {
      providers: games.map(({ provider, providerName }) => ({ code: provider, name: providerName })),
      kinds: games.map(({ category, badge, volatility = 'medium', minStake, maxStake }, provider) => ({
        ...{ provider, category, volatility },
        ...{ minStake: minStake ?? paise(1000), maxStake: maxStake ?? paise(2500000) },
        ...(badge && { badge }),
      })),
      kind: games.map((_, place) => place),
      code: games.map(({ code }) => code),
      name: games.map(({ name }) => name),
      // The pattern below is the address alone: some of these games have one that no pattern makes.
      slug: games.map(({ redirectUrl }) => redirectUrl),
      rtp: games.map(({ rtp = 95.4 }) => Math.round(rtp * 100)),
      added: games.map(({ added }) => added ?? 0),
      imgUrl: '/art/covers/{code}.svg',
      thumbUrl: '/art/scenes/{code}.svg',
      redirectUrl: '{slug}',
      closed: games.flatMap(({ closed }, row) => (closed ? [{ ...closed, rows: [row] }] : [])),
    },
  };
}

const all = [...netent, ...redTiger, ...aura];

/** An operator that keeps favourites; `kept` is what it has at first. */
export function keepingFavourites(kept: readonly string[] = []): TestAnswers {
  let own = all.filter(({ code }) => kept.includes(code));
  return {
    ...operator,
    getOwnGames: () => ({ data: { favourites: own, recents: [] } }),
    changeFavourites: ({ add = [], remove = [] }: { add?: GameName[]; remove?: GameName[] }) => {
      const isAmong = (names: readonly GameName[]) => (game: Game) => names.some(({ code }) => code === game.code);
      own = [...all.filter(isAmong(add)), ...own.filter((game) => !isAmong([...add, ...remove])(game))];
      return { data: { favourites: own.map(({ provider, code }) => ({ provider, code })) } };
    },
  };
}

/** A small operator: two slot providers with games, one without, one live provider. */
export const operator: TestAnswers = {
  getProviders: ({ lobby }: { lobby?: Provider['lobby'] }) => ({
    data: { providers: providers.filter((provider) => !lobby || provider.lobby === lobby) },
  }),
  getGames: ({ provider, slug }: { provider?: string; slug?: string }) => {
    const games = all.filter(
      (game) => (!provider || game.provider === provider) && (!slug || game.redirectUrl.endsWith(`/${slug}`)),
    );
    return { data: { games, total: games.length } };
  },
  getGameIndex: ({ provider }: { provider?: string }) =>
    indexOf(all.filter((game) => !provider || game.provider === provider)),
  getOwnGames: { data: { favourites: [], recents: [] } },
  getPlaySession: { data: { at: new Date('2026-11-21T12:00:00Z'), rounds: 0, staked: ZERO, won: ZERO } },
  openLobby: {
    data: {
      url: 'https://games.test/play?token=once-1',
      expiresAt: new Date('2100-01-01T00:00:00Z'),
      rights: ['storage'],
    },
  },
};

/** What an operator's socket answers whoever follows its live tables, as it stands on the wire. */
export const withTables = (tables: unknown): { readonly replies: TestAnswers } => ({
  replies: { 'tables:follow': { status: 'success', tables }, 'tables:unfollow': { status: 'success' } },
});
