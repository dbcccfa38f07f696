import { firstCalls } from '@pavilion/remote-kit/testing';
import { imageOnWire } from '../live/testing.ts';
import { remote } from '../remote.ts';
import { matchAnswers } from './testing.ts';

const answers = {
  ...matchAnswers,
  getMatches: { data: { clock: 1, matches: [] } },
  getMatchCounts: { data: { sports: [{ sportId: '4', total: 0, inPlay: 0 }] } },
};
const replies = { 'odds:subscribe': imageOnWire(1, []), 'odds:unsubscribe': { status: 'success' } };

test.each(['/exchange/Cricket', '/exchange/soccer', '/exchange/inplay', '/exchange/m1'])(
  '%s asks ahead for exactly what the page shows first',
  async (address) => {
    const { byData, byPage } = await firstCalls(remote, address, answers, { replies });
    expect(byData).toEqual(byPage);
    expect(byData).not.toEqual([]);
  },
);
