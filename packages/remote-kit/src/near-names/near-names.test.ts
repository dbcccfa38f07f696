import { nearNames } from './near-names.ts';

const games = [
  'Aviator',
  'Teenpatti',
  'Teen Patti 20-20',
  'European Roulette',
  'Ultimate Andar Bahar',
  'Mines',
  'Dragon Tiger',
  'Blackjack Classic',
  'Water Margin',
  'India v Australia',
];

describe('nearNames', () => {
  it.each([
    ['aviatr', 'Aviator'],
    ['avaitor', 'Aviator'],
    ['vaiator', 'Aviator'],
    ['teen pati', 'Teenpatti'],
    ['tenpatti', 'Teenpatti'],
    ['andar bahaar', 'Ultimate Andar Bahar'],
    ['andarbahar', 'Ultimate Andar Bahar'],
    ['roullete', 'European Roulette'],
    ['ROULLETE!', 'European Roulette'],
    ['indea', 'India v Australia'],
    ['एविएटर', 'Aviator'],
    ['तीन पत्ती', 'Teenpatti'],
    ['अंदर बाहर', 'Ultimate Andar Bahar'],
    ['रूलेट', 'European Roulette'],
    ['ड्रैगन टाइगर', 'Dragon Tiger'],
    ['ब्लैकजैक', 'Blackjack Classic'],
    ['माइन्स', 'Mines'],
  ])('finds by “%s” first %s', async (text, name) => {
    expect((await nearNames(games, text))[0]).toBe(name);
  });

  it('offers both spellings of a name with and without a blank', async () => {
    expect(await nearNames(games, 'teen pati')).toEqual(['Teenpatti', 'Teen Patti 20-20']);
    expect(await nearNames(games, 'तीन पत्ती')).toEqual(['Teenpatti', 'Teen Patti 20-20']);
  });

  it.each(['zebra', 'avt', 'minx mins', 'म', 'झझझझ', '', ' ’ ', 'a'.repeat(60)])(
    'offers nothing for “%s”',
    async (text) => {
      expect(await nearNames(games, text)).toEqual([]);
    },
  );

  it('allows one wrong letter of four or five, two of six', async () => {
    expect(await nearNames(['Gold'], 'golt')).toEqual(['Gold']);
    expect(await nearNames(['Gold'], 'bolt')).toEqual([]);
    expect(await nearNames(['Golden'], 'gildan')).toEqual(['Golden']);
    expect(await nearNames(['Golden'], 'gildam')).toEqual([]);
  });

  it('lets other tasks run within a long list, and stops once aborted', async () => {
    const long = Array.from({ length: 3000 }, (_, row) => `Golden ${row}`);
    const order: string[] = [];
    setTimeout(() => order.push('other task'));
    await nearNames(long, 'goldne').then(() => order.push('names'));
    expect(order).toEqual(['other task', 'names']);
    const search = new AbortController();
    const names = nearNames(long, 'goldne', search.signal);
    search.abort();
    expect(await names).toEqual([]);
  });

  it('has the nearest first, each name once, and at most six', async () => {
    expect(await nearNames(['Goldn', 'Golden', 'golden'], 'goldem')).toEqual(['Golden', 'Goldn']);
    const many = Array.from({ length: 50 }, (_, row) => `Golden ${row}`);
    expect(await nearNames(many, 'goldne')).toEqual(many.slice(0, 6));
  });
});
