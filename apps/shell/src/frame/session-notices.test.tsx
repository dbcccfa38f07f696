import { signedIn } from '@pavilion/contract/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TOKEN_KEY } from '../services/session.ts';
import { openShell } from '../testing.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const ENDED = 'Your session has ended. Log in again.';
const NOT_KEPT = /^This browser can’t save data for this site/;
const boxOf = (text: string | RegExp) => within(screen.getByText(text).parentElement as HTMLElement);

describe('a session that its player did not end', () => {
  test.each([
    ['the operator, who says why', { by: 'operator', message: 'This account is closed.' }, 'This account is closed.'],
    ['the operator', { by: 'operator' }, ENDED],
    ['another tab', { by: 'tab' }, 'Your session has ended in another tab.'],
  ] as const)(
    'was ended by %s: the page says so for as long as nobody has read it, with a way to log in',
    async (_, end, text) => {
      const { sessionEnd, address } = await openShell('/terms');
      act(() => sessionEnd.setState(end, true));
      expect(await screen.findByText(text)).toBeVisible();
      await userEvent.click(boxOf(text).getByRole('link', { name: 'Login' }));
      expect(address()).toBe('/terms?dialog=login');
      await userEvent.click(boxOf(text).getByRole('button', { name: 'Close' }));
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  test('is no matter any more once somebody signs in, and one that they ended themselves is none', async () => {
    const { sessionEnd } = await openShell('/terms');
    act(() => sessionEnd.setState({ by: 'operator' }, true));
    expect(await screen.findByText(ENDED)).toBeVisible();
    act(() => sessionEnd.setState(null, true));
    expect(screen.queryByText(ENDED)).toBeNull();
    act(() => sessionEnd.setState({ by: 'player' }, true));
    expect(screen.queryByText(ENDED)).toBeNull();
  });
});

describe('a browser that does not keep the session', () => {
  const open = async (block: () => void) => {
    await openShell('/terms', { session: signedIn, prepare: block });
    return screen.findByText(NOT_KEPT);
  };

  test.each([
    [
      'is blocked',
      () => {
        jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
          throw new DOMException('blocked', 'SecurityError');
        });
      },
    ],
    ['is full', () => localStorage.removeItem(TOKEN_KEY)],
    ['has no cookies, for one that is not to be remembered', () => localStorage.setItem('visit', 'yes')],
  ])('as its storage %s: the player is told plainly that it ends with the page', async (_, block) => {
    expect(await open(block)).toHaveRole('status');
    await userEvent.click(boxOf(NOT_KEPT).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(NOT_KEPT)).toBeNull();
  });

  test('says nothing where it does keep it, nor to a visitor', async () => {
    const { shell, connection } = await openShell('/terms', { session: signedIn });
    act(() => connection.refused({ type: 'TooManySockets', message: '' }));
    await screen.findByText(/too many tabs/);
    expect(screen.queryByText(NOT_KEPT)).toBeNull();
    await act(() => shell.session.end());
    localStorage.clear();
    expect(screen.queryByText(NOT_KEPT)).toBeNull();
  });
});
