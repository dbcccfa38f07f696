/** A game as it is seeded. `motif` is what its cover draws. */
export interface GameSeed {
  readonly name: string;
  readonly category: string;
  readonly motif: string;
  /** Its name in an address, where the specification spells it otherwise than its name would. */
  readonly slug?: string;
}

/** A slot of this name. */
export const slot = (name: string): GameSeed => ({ name, category: 'slots', motif: 'slots' });
/** Games of one category, with one picture between them. */
export const each = (category: string, names: readonly string[], motif = category): GameSeed[] =>
  names.map((name) => ({ name, category, motif }));

/** One of each group in turn, so that a page never shows a row of the same picture. */
function inTurn(groups: readonly (readonly GameSeed[])[]): GameSeed[] {
  const rounds = Math.max(...groups.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group.slice(round, round + 1))).flat();
}

export const TURBO = inTurn([
  each('crash', [
    'Lunar Rocket',
    'Jet Streak',
    'Limit Rider',
    'Turbo Dive',
    'Monsoon Flight',
    'Orbit Rush',
    'Sky Rickshaw',
    'Moonshot Nine',
    'Kite Climb',
    'Night Mail Jet',
  ]),
  each('popular', ['Turbo Mines', 'Deep Mines', 'Mines of Panna'], 'mines'),
  each('popular', ['Turbo Plinko', 'Plinko Falls', 'Plinko Bazaar'], 'plinko'),
  each('dice', ['Dice Twice', 'Turbo Dice', 'Dice Ladder', 'Two Dice Tango', 'Dice Express']),
  each('cards32', ['Turbo Hi-Lo', 'Hi-Lo Sprint', 'Hi-Lo Ladder'], 'hilo'),
  each('roulette', ['Turbo Roulette', 'Mini Wheel Roulette', 'Roulette Sprint']),
  each('gameshows', ['Monsoon Wheel', 'Wheel of Trades', 'Festival Wheel']),
  each('popular', ['Penalty Ladder', 'Goal Rush'], 'goal'),
  each('lottery', ['Bollywood Bingo', 'Keno 80', 'Turbo Lotto']),
]);

export const MAC88 = inTurn([
  each('teenpatti', [
    'Teenpatti',
    'One Day Teenpatti',
    'Teenpatti 20-20',
    'Open Teenpatti',
    'Muflis Teenpatti',
    'Teenpatti Test',
  ]),
  each('andarbahar', ['Andar Bahar', 'Andar Bahar 2', 'Speed Andar Bahar', 'Andar Bahar 50']),
  each('table', ['Dragon Tiger', 'Dragon Tiger 20-20', 'One Day Dragon Tiger', 'Dragon Tiger Lion'], 'dragontiger'),
  each('baccarat', ['Baccarat', 'Baccarat 29', 'Speed Baccarat', 'Baccarat Squeeze Table']),
  each('roulette', ['Roulette', 'Hindi Roulette', 'Auto Roulette', 'Beach Roulette', 'Roulette 13']),
  each('lottery', ['Lottery', 'Lottery 3D', 'Instant Lottery']),
  each('lottery', ['Matka', 'Worli Matka'], 'matka'),
  each('lucky7', ['Lucky 7', 'Lucky 7 Euro', 'Lucky 7 Lounge', 'Speed Lucky 7']),
  each('cards32', ['32 Cards', '32 Cards Evening']),
  each('cards32', ['Hi-Low 13', 'Hi-Low Express'], 'hilo'),
  each('blackjack', ['Blackjack', 'Hindi Blackjack', 'Blackjack 21 Lounge']),
  each('table', ['Casino Hold Em', 'Poker 20-20', 'Six Player Poker'], 'poker'),
  each('table', ['Race 20-20'], 'race'),
  each('table', ['Trio'], 'trio'),
  each('dice', ['Sic Bo Table']),
]);

export const SPRIBE: readonly GameSeed[] = [
  { name: 'Aviator', category: 'crash', motif: 'crash' },
  { name: 'Mines', category: 'popular', motif: 'mines' },
  { name: 'Goal', category: 'crash', motif: 'goal' },
  { name: 'Dice', category: 'dice', motif: 'dice' },
  { name: 'Plinko', category: 'crash', motif: 'plinko' },
  { name: 'Mini Roulette', category: 'roulette', motif: 'roulette', slug: 'miniroulette' },
  { name: 'HiLo', category: 'cards32', motif: 'hilo' },
];

export const AURA: readonly GameSeed[] = [
  { name: 'Baccarat', category: 'baccarat', motif: 'baccarat' },
  { name: 'Dream Catcher', category: 'gameshows', motif: 'gameshows' },
  { name: 'Hi-Low', category: 'andarbahar', motif: 'hilo' },
  { name: 'Matka', category: 'lottery', motif: 'matka' },
  { name: 'Teenpatti Open', category: 'teenpatti', motif: 'teenpatti' },
  { name: 'Race 20-20', category: 'gameshows', motif: 'race' },
  { name: 'Trio', category: 'cards32', motif: 'trio' },
];

export const KINGMAKER: readonly GameSeed[] = inTurn([
  each('teenpatti', ['Teen Patti Crown', 'Jhandi Teen Patti', 'Rajwada Teen Patti']),
  each('andarbahar', ['Andar Bahar Durbar', 'Cut Andar Bahar']),
  each('cards32', ['32 Cards Durbar', 'Card Hi-Lo Court'], 'hilo'),
  each('dice', ['Jhandi Munda', 'Fish Prawn Crab Dice']),
  each('baccarat', ['Crown Baccarat']),
  each('lucky7', ['Seven Up Seven Down']),
  each('blackjack', ['Throne Blackjack']),
]);

export const SPM: readonly GameSeed[] = inTurn([
  each('lottery', ['Kalyan Matka', 'Morning Matka', 'Night Matka'], 'matka'),
  each('lottery', ['Pick Three Draw', 'Twelve O’Clock Draw']),
  each('gameshows', ['Spin and Match', 'Coin Wheel']),
  each('dice', ['Three Dice Market']),
  each('roulette', ['Bazaar Roulette']),
]);
