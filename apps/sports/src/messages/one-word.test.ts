import * as hindi from './all-hindi.ts';

test('a loss is called by one word', () => {
  const texts = Object.values(hindi).flatMap((catalogue) => Object.entries(catalogue));
  expect(texts.filter(([, text]) => text.includes('हानि'))).toEqual([]);
});

test('what a part of a position brings at worst is not called the least that it brings', () => {
  const { atWorst, atWorstMatched, confirmPart, donePart } = hindi.hiCashOut;
  for (const text of [atWorst, atWorstMatched, confirmPart, donePart]) {
    expect(text).toContain('सबसे बुरे नतीजे पर');
    expect(text).not.toContain('कम से कम');
  }
});
