import { fold, foundPart, nameSearch } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Captain’s Gold', 'captains gold'],
    ["captain's", 'captains'],
    ['captain´s', 'captains'],
    ['captain`s', 'captains'],
    ['ＣＡＰＴＡＩＮ＇Ｓ　Ｇｏｌｄ', 'captains gold'],
    ['Captain\u00a0 \tGold ', 'captain gold'],
    ['cap\u200btain\u00ad', 'captain'],
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['İstanbul', 'istanbul'],
    ['Ⅻ ﬁre', 'xii fire'],
    ['Two\nLines', 'two lines'],
  ])('makes “%s” “%s”', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('keeps the vowel signs that tell Hindi words apart', () => {
    expect(fold('की')).not.toBe(fold('का'));
    expect(fold('क़ैदी')).toBe(fold('कैदी'));
  });

  it('keeps symbols', () => {
    expect(fold('Cash $ + ₹')).toBe('cash $ + ₹');
  });

  it('folds a plain text as any other', () => {
    for (const text of ['Gold 10', 'GOLD', 'a b c']) expect(`${fold(text)} x`).toBe(fold(`${text} x!`));
  });
});

describe('nameSearch', () => {
  it.each([
    'captain’s',
    'captains',
    'CAPTAIN S'.replace(' ', "'"),
    'ｃａｐｔａｉｎｓ',
    's  gold',
    's\u00a0gold',
    'ptain',
  ])('finds Captain’s Gold by “%s”', (text) => {
    expect(nameSearch(text)('Captain’s Gold')).toBe(true);
    expect(nameSearch(text)("Captain's Gold")).toBe(true);
  });

  it('finds no name that has other letters', () => {
    expect(nameSearch('captain gold')('Captain’s Gold')).toBe(false);
    expect(nameSearch('a.*n')('Captain')).toBe(false);
  });

  it('leaves every name of a text without a letter', () => {
    expect(nameSearch(' ’ ')('Captain')).toBe(true);
  });
});

describe('foundPart', () => {
  const marked = (name: string, text: string) => {
    const part = foundPart(name, text);
    return part && name.slice(...part);
  };

  it.each([
    ['Captain’s Gold', 'captains', 'Captain’s'],
    ['Captain’s Gold', 'S g', 's G'],
    ['İstanbul Ace', 'ace', 'Ace'],
    ['The Café', 'cafe', 'Café'],
    ['The Cafe\u0301', 'café', 'Cafe\u0301'],
    ['A  -  B', 'a b', 'A  -  B'],
    ['Ace of Aces', 'ace', 'Ace'],
    ['Ｇｏｌｄ', 'old', 'ｏｌｄ'],
  ])('of “%s” for “%s” is “%s”', (name, text, part) => {
    expect(marked(name, text)).toBe(part);
  });

  it('is null where the name has not the text, or the text no letter', () => {
    expect(marked('Gold', 'silver')).toBeNull();
    expect(marked('Gold', ' ’')).toBeNull();
  });
});
