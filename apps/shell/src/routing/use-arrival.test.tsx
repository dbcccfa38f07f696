import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { App } from '../app.tsx';
import { openShell } from '../testing.tsx';

/** The whole shell over the browser's own history. */
async function openInBrowser(path: string) {
  const { host, scrolls } = await openShell('/terms');
  cleanup();
  scrolls.length = 0;
  window.history.replaceState(null, '', path);
  await act(async () => {
    render(
      <BrowserRouter>
        <App host={host} />
      </BrowserRouter>,
    );
  });
  window.scrollBy = () => undefined;
  return { scrolls };
}

describe('useArrival', () => {
  it('starts a new page at its top, and Back where it was left', async () => {
    const { scrolls } = await openInBrowser('/terms');
    window.scrollY = 700;
    const [followed] = await screen.findAllByRole('link', { name: /privacy/i });
    if (!followed) throw new Error('No link to the privacy policy');
    await userEvent.click(followed);
    await waitFor(() => expect(document.title).toBe('Privacy | Pavilion'));
    expect(scrolls).toEqual([[0, 0]]);
    expect(screen.getByRole('main')).toHaveFocus();
    act(() => window.history.back());
    await waitFor(() => expect(document.title).toBe('Terms | Pavilion'));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('href', '/privacypolicy'));
    expect(scrolls).toEqual([
      [0, 0],
      [0, 700],
    ]);
    act(() => window.history.forward());
    await waitFor(() => expect(document.title).toBe('Privacy | Pavilion'));
    expect(scrolls).toHaveLength(3);
  });
});
