import type { Game, Provider } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';

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

/** A small operator: two slot providers with games, one without, one live provider. */
export const operator: TestAnswers = {
  getProviders: ({ lobby }: { lobby?: Provider['lobby'] }) => ({
    data: { providers: providers.filter((provider) => !lobby || provider.lobby === lobby) },
  }),
  getGames: ({ provider }: { provider?: string }) => {
    const games = [...netent, ...redTiger, ...aura].filter((game) => !provider || game.provider === provider);
    return { data: { games, total: games.length } };
  },
  openLobby: { data: { url: 'https://games.test/play?token=once-1', expiresAt: new Date('2100-01-01T00:00:00Z') } },
};
