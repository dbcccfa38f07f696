import { forecastOf } from './cricket-forecast.ts';
import { createModel } from './cricket-model.ts';

test.each([
  { overs: 20, par: 166, wicketChance: 0.052 },
  { overs: 50, par: 240, wicketChance: 0.024 },
])('what $overs overs bring by the forecast is what the tables say that work it out ball by ball', (format) => {
  const model = createModel(format);
  for (const [left, wickets] of [
    [model.innings, 0],
    [model.innings / 2, 4],
    [60, 6],
  ] as const) {
    const reaches = forecastOf(format, 0, left, wickets).until.get(format.overs);
    const apart = Array.from({ length: 400 }, (_, runs) =>
      Math.abs((reaches?.(runs) ?? 0) - model.outlook(0).runs(left, wickets, runs)),
    );
    expect(Math.max(...apart)).toBeLessThan(0.02);
  }
});
