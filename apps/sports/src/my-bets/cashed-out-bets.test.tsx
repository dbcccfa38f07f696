import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { match } from '../live/testing.ts';
import { matchAnswers } from '../match/testing.ts';
import { remote } from '../remote.ts';
import { betOf, betsAnswer, settledBet } from './testing.ts';

const at = new Date('2026-11-21T09:00:05Z');
const leg = betOf('leg', {
  ...{ cashOut: true, selectionType: 'lay', stack: paise(638_889), matchedStack: paise(638_889) },
  fills: [{ stack: paise(638_889), odds: 1.8, at, profit: paise(511_111) }],
});
const bets = [leg, betOf('b1'), settledBet('b0', 'void', 0)];
const answers = {
  ...matchAnswers,
  getMatches: { data: { clock: 1, matches: [match('m1', { name: 'India v Australia' })] } },
  getBets: betsAnswer(bets),
  getCashOut: { data: { cashOuts: [] } },
  getExposureAmount: {
    data: {
      exposureAmount: ZERO,
      matches: [{ refMatchId: 'm1', matchName: 'India v Australia', exposureAmount: ZERO, totalBets: 2 }],
    },
  },
  getAccountStatement: {
    data: { entries: [], total: 0, next: null, summary: { moneyIn: ZERO, moneyOut: ZERO, byKind: [], days: [] } },
  },
};
const replies = {
  'odds:subscribe': { status: 'failed', reason: 'timeout' },
  'odds:unsubscribe': { status: 'success' },
};

describe('bets of a market that was cashed out', () => {
  it.each(['/mybets', '/mybets?betstatus=all', '/exchange/m1', '/exchange/Cricket'])(
    'show the result of the market in place of their winnings, on %s',
    async (path) => {
      await renderRemote(remote, path, answers, { replies });
      const rows = (await screen.findAllByText('Cashed out')).map((status) => status.closest('li') as HTMLElement);
      expect(rows).toHaveLength(2);
      for (const row of rows) {
        expect(within(row).getByText('+₹1,388.89')).toBeVisible();
        expect(within(row).getByText('market result')).toBeVisible();
        expect(within(row).queryByText('if the bet wins')).not.toBeInTheDocument();
        expect(within(row).queryByText('Matched')).not.toBeInTheDocument();
      }
    },
  );

  it('leaves a settled bet of the same market as it is', async () => {
    await renderRemote(remote, '/mybets?betstatus=all', answers, { replies });
    const [row] = (await screen.findAllByText('Void')).map((status) => status.closest('li') as HTMLElement);
    expect(within(row as HTMLElement).queryByText('market result')).not.toBeInTheDocument();
  });
});
