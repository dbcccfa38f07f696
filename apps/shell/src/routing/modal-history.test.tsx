import { type Shell, ShellContext } from '@pavilion/contract';
import { Dialog, Drawer } from '@pavilion/shared-ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { type Host, HostContext } from '../services/host.ts';
import { openShell } from '../testing.tsx';
import { LeaveGuard } from './leave-guard.tsx';

interface SheetProps {
  readonly name: string;
  readonly busy?: boolean;
  readonly addressed?: boolean;
  readonly children?: ReactNode;
}

/** A button, and the sheet that it opens. */
function Sheet({ name, busy = false, addressed, children }: SheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => !busy && setOpen(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      <Dialog open={open} addressed={addressed} onClose={close} title={name} closeLabel={`Close ${name}`}>
        <Link to="/third" onClick={close}>
          Third
        </Link>
        {children}
      </Dialog>
    </>
  );
}

/** A link to a dialog that the address names, as the sign-in area and a limit have it. */
function NamedDialog() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const close = () => void navigate({ search: '' }, { replace: true });
  return (
    <>
      <Link to="?set=day">Set</Link>
      <Dialog open={search.has('set')} addressed onClose={close} title="Limit" closeLabel="Close Limit">
        <button type="button" onClick={() => void navigate('?set=week', { replace: true })}>
          Week
        </button>
        <button
          type="button"
          onClick={() => {
            close();
            void navigate('/third');
          }}
        >
          Close and go on
        </button>
      </Dialog>
    </>
  );
}

function Filter() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('?filter=live', { replace: true })}>
      Filter
    </button>
  );
}

/** Opens `/first`, then `/second`, where `page` is. */
async function onSecondPage(page: ReactNode) {
  const { host, shell } = await openShell('/terms');
  cleanup();
  window.history.pushState(null, '', '/first');
  renderPage(host, shell, page);
  await userEvent.click(screen.getByRole('link', { name: 'On' }));
  /** Loads the page again, as the browser does: its history stays. */
  return () => {
    cleanup();
    renderPage(host, shell, page);
  };
}

function renderPage(host: Host, shell: Shell, page: ReactNode): void {
  function Page() {
    return (
      <>
        <p>At {useLocation().pathname}</p>
        <Link to="/second">On</Link>
        {page}
      </>
    );
  }
  render(
    <ShellContext value={shell}>
      <HostContext value={host}>
        <BrowserRouter>
          <LeaveGuard>
            <Page />
          </LeaveGuard>
        </BrowserRouter>
      </HostContext>
    </ShellContext>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = (name: string) => screen.queryByRole('dialog', { name });

/** Waits for every step of the history that is in flight: jsdom takes each one in a task of its own. */
const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
/** The browser's Back. */
async function back() {
  await settled();
  window.history.back();
  await settled();
}

describe('modal history', () => {
  it('closes an open sheet at Back and stays on the page', async () => {
    await onSecondPage(<Sheet name="Slip" />);
    await press('Open Slip');
    await back();
    expect(dialog('Slip')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/second');
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('closes a drawer at Back too', async () => {
    const close = jest.fn();
    await onSecondPage(
      <Drawer open onClose={close} label="Menu" closeLabel="Close menu">
        Menu
      </Drawer>,
    );
    await back();
    expect(close).toHaveBeenCalledTimes(1);
    expect(screen.getByText('At /second')).toBeInTheDocument();
  });

  it('lets the next link work where a step back took the entry of a frame', async () => {
    await onSecondPage(
      <>
        <Sheet name="Slip" />
        <Link to="/third">Away</Link>
      </>,
    );
    await press('Open Slip');
    const go = jest.spyOn(window.history, 'go').mockImplementation(() => undefined);
    await press('Close Slip');
    await userEvent.click(screen.getByRole('link', { name: 'Away' }));
    expect(await screen.findByText('At /third')).toBeInTheDocument();
    expect(go).toHaveBeenCalledTimes(1);
    go.mockRestore();
  });

  it('forgets a dialog that was removed without its end', async () => {
    await onSecondPage(null);
    const removed = document.body.appendChild(document.createElement('dialog'));
    removed.dispatchEvent(new Event('modalopened', { bubbles: true }));
    await settled();
    removed.remove();
    await back();
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('closes the topmost of two dialogs at each Back', async () => {
    await onSecondPage(
      <Sheet name="Slip">
        <Sheet name="Rules" />
      </Sheet>,
    );
    await press('Open Slip');
    await press('Open Rules');
    await back();
    expect([dialog('Rules'), dialog('Slip')]).toEqual([null, expect.anything()]);
    await back();
    expect(dialog('Slip')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe('/second');
  });

  it('takes the entry back where a button closes the dialog', async () => {
    await onSecondPage(<Sheet name="Slip" />);
    await press('Open Slip');
    await press('Close Slip');
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('returns from a link in a dialog to the page at one Back', async () => {
    await onSecondPage(<Sheet name="Slip" />);
    await press('Open Slip');
    await userEvent.click(screen.getByRole('link', { name: 'Third' }));
    expect(await screen.findByText('At /third')).toBeInTheDocument();
    await back();
    expect(screen.getByText('At /second')).toBeInTheDocument();
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('replaces the entry of the page where a dialog changes its filter', async () => {
    await onSecondPage(
      <Sheet name="Slip">
        <Filter />
      </Sheet>,
    );
    await press('Open Slip');
    await press('Filter');
    await waitFor(() => expect(window.location.search).toBe('?filter=live'));
    await back();
    expect(dialog('Slip')).not.toBeInTheDocument();
    expect(window.location.search).toBe('?filter=live');
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('keeps the page under a dialog that refuses to close', async () => {
    await onSecondPage(<Sheet name="Slip" busy />);
    await press('Open Slip');
    for (let presses = 0; presses < 2; presses += 1) {
      await back();
      expect(dialog('Slip')).toBeInTheDocument();
      expect(screen.getByText('At /second')).toBeInTheDocument();
    }
  });

  it('takes the entry of an open sheet back after a reload', async () => {
    const reload = await onSecondPage(<Sheet name="Slip" />);
    await press('Open Slip');
    await settled();
    reload();
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it.each([
    ['closes', []],
    ['has changed and closes', ['Week']],
  ])('goes to the page before at Back once a dialog of the address %s', async (_, presses) => {
    await onSecondPage(<NamedDialog />);
    await userEvent.click(screen.getByRole('link', { name: 'Set' }));
    for (const name of presses) await press(name);
    await press('Close Limit');
    await settled();
    expect(dialog('Limit')).not.toBeInTheDocument();
    expect([window.location.pathname, window.location.search]).toEqual(['/second', '']);
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('closes a dialog of the address by a step back after a reload', async () => {
    const reload = await onSecondPage(<NamedDialog />);
    await userEvent.click(screen.getByRole('link', { name: 'Set' }));
    reload();
    await press('Close Limit');
    await settled();
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('goes on from where a dialog of the address was opened', async () => {
    await onSecondPage(<NamedDialog />);
    await userEvent.click(screen.getByRole('link', { name: 'Set' }));
    await press('Close and go on');
    expect(await screen.findByText('At /third')).toBeInTheDocument();
    await back();
    expect([window.location.pathname, window.location.search]).toEqual(['/second', '']);
  });

  it('leaves the page of a dialog of the address at two steps back', async () => {
    await onSecondPage(<NamedDialog />);
    await userEvent.click(screen.getByRole('link', { name: 'Set' }));
    await settled();
    window.history.go(-2);
    await settled();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });

  it('adds no entry for a dialog that the address names', async () => {
    await onSecondPage(<Sheet name="Log In" addressed />);
    await press('Open Log In');
    await back();
    expect(screen.getByText('At /first')).toBeInTheDocument();
  });
});
