import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { ignoreDoubleTap } from './double-tap.ts';
import { Drawer } from './drawer.tsx';

function Page(props: Partial<DialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Limits" closeLabel="Close" {...props}>
        {props.children ?? <input aria-label="Amount" />}
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  render(<Page {...props} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, dialog: screen.getByRole('dialog') };
}

test('a dialog is named by its title and takes the focus', async () => {
  const { dialog } = await openDialog();
  expect(dialog).toHaveAccessibleName('Limits');
  expect(dialog).toHaveFocus();
  expect(screen.getByRole('heading', { level: 2, name: 'Limits' })).toBeVisible();
});

test('without a head it is still named', async () => {
  const { dialog } = await openDialog({ hideTitle: true });
  expect(dialog).toHaveAccessibleName('Limits');
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

test('a label says more than the title where it is given', async () => {
  const { dialog } = await openDialog({ label: 'Limits, deposits' });
  expect(dialog).toHaveAccessibleName('Limits, deposits');
});

test('a child that asks for the focus gets it', async () => {
  await openDialog({ children: <input aria-label="Username" data-autofocus /> });
  expect(screen.getByLabelText('Username')).toHaveFocus();
});

describe('the first focus', () => {
  it('goes to the first field of a form', async () => {
    await openDialog({
      children: (
        <form>
          <input type="hidden" name="id" />
          <input aria-label="Mobile number" readOnly />
          <input aria-label="OTP" />
        </form>
      ),
    });
    expect(screen.getByLabelText('OTP')).toHaveFocus();
  });
});

test('the close button closes it, its children go, and the focus returns to what opened it', async () => {
  const { user } = await openDialog();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it('leaves the focus where its opener was, once that is gone', async () => {
  function Offers() {
    const [[open, isTaken], set] = useState([false, false]);
    return (
      <section aria-label="Match Odds">
        {!isTaken && <Button onClick={() => set([true, false])}>Cash out</Button>}
        <Dialog open={open} onClose={() => set([false, true])} title="Cash out" closeLabel="Close">
          <Button onClick={() => set([true, true])}>Confirm</Button>
        </Dialog>
      </section>
    );
  }
  const user = userEvent.setup();
  render(<Offers />);
  await user.click(screen.getByRole('button', { name: 'Cash out' }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('region', { name: 'Match Odds' })).toHaveFocus();
});

test('Escape asks to close it', async () => {
  const onClose = jest.fn();
  const { dialog } = await openDialog({ onClose });
  // A browser turns Escape and the back gesture into `cancel`.
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a browser that closes it past `cancel` is followed', async () => {
  const onClose = jest.fn();
  await openDialog({ onClose });
  screen.getByRole<HTMLDialogElement>('dialog').close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the late close event of a mount before this one closes nothing', async () => {
  const onClose = jest.fn();
  const { dialog } = await openDialog({ onClose });
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog).toBeVisible();
});

test('a file picker that is cancelled inside it does not close it', async () => {
  const onClose = jest.fn();
  await openDialog({ onClose });
  fireEvent(screen.getByLabelText('Amount'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

test('a press beside the box closes it, a press in it does not', async () => {
  const onClose = jest.fn();
  const { user, dialog } = await openDialog({ onClose });
  await user.click(screen.getByLabelText('Amount'));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a selection that is dragged out of a field closes nothing', async () => {
  const onClose = jest.fn();
  const { dialog } = await openDialog({ onClose });
  fireEvent.pointerDown(screen.getByLabelText('Amount'));
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test('closing it from outside calls nothing back', async () => {
  const onClose = jest.fn();
  const { rerender } = render(
    <Dialog open onClose={onClose} title="Limits" closeLabel="Close">
      text
    </Dialog>,
  );
  rerender(
    <Dialog open={false} onClose={onClose} title="Limits" closeLabel="Close">
      text
    </Dialog>,
  );
  expect(onClose).not.toHaveBeenCalled();
});

test('a drawer is a dialog too: named, closed by its button', async () => {
  const onClose = jest.fn();
  render(
    <Drawer open onClose={onClose} label="Menu" closeLabel="Close menu">
      <a href="/slots">Slots</a>
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('the second half of a double tap', () => {
  const opened = async (props: Partial<DialogProps>) => {
    const onPress = jest.fn();
    const onClose = jest.fn();
    // However long the machine takes to open it: it opened no sooner than this.
    const before = new Event('before').timeStamp;
    const { user, dialog } = await openDialog({ onClose, children: <Button onClick={onPress}>Bet</Button>, ...props });
    return { user, dialog, onPress, onClose, before, button: screen.getByRole('button', { name: 'Bet' }) };
  };
  /** Returns whether it may give the focus. `later`, ms after `since`, or after now. */
  const press = (
    on: HTMLElement,
    pointerType: 'mouse' | 'touch',
    detail: number,
    later = 0,
    since = new Event('press').timeStamp,
  ) => {
    const at = since + later;
    // jsdom has no pointer events, and no clock for events that a test can set.
    const fire = (event: Event) =>
      fireEvent(on, Object.defineProperties(event, { timeStamp: { value: at }, pointerType: { value: pointerType } }));
    const init = { bubbles: true, cancelable: true, detail };
    fire(new Event('pointerdown', init));
    const givesFocus = fire(new MouseEvent('mousedown', init));
    fire(new MouseEvent('click', init));
    return givesFocus;
  };

  test.each([
    ['a touch', 'touch', 1],
    ['the second click of a mouse', 'mouse', 2],
  ] as const)(
    'presses nothing that opens under it, nor beside it, as %s; a key does',
    async (_, pointerType, detail) => {
      const { user, dialog, onPress, onClose, before, button } = await opened({ guard: ignoreDoubleTap });
      expect(press(button, pointerType, detail, 400, before)).toBe(false);
      press(dialog, pointerType, detail, 400, before);
      expect([onPress.mock.calls, onClose.mock.calls]).toEqual([[], []]);
      button.focus();
      await user.keyboard('{Enter}');
      expect(onPress).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['half a second later', { guard: ignoreDoubleTap }, 'touch', 2, 500],
    ['as one more click of a mouse, which is aimed', { guard: ignoreDoubleTap }, 'mouse', 1, 0],
    ['where a dialog does not ask for it', {}, 'touch', 2, 0],
  ] as const)('is a press like any other %s', async (_, props, pointerType, detail, later) => {
    const { onPress, button } = await opened(props);
    expect(press(button, pointerType, detail, later)).toBe(true);
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});

describe('where there are popovers', () => {
  const shown: string[] = [];
  beforeEach(() => {
    jest.useFakeTimers();
    shown.length = 0;
    // What jsdom lacks.
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        shown.push(`popover ${this.popover}`);
        // Browsers focus the first control of a dialog.
        this.querySelector<HTMLElement>('button')?.focus();
      },
    });
    const { showModal } = HTMLDialogElement.prototype;
    jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(this: HTMLDialogElement) {
      shown.push(`modal, popover ${this.popover}`);
      showModal.call(this);
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    jest.restoreAllMocks();
    jest.useRealTimers();
  });
  const aDialog = (
    <Dialog open onClose={() => {}} title="Limits" closeLabel="Close">
      <input aria-label="Amount" />
    </Dialog>
  );

  test('it is shown at once, and is a modal after it was painted; what took the focus meanwhile keeps it', () => {
    render(aDialog);
    expect(shown).toEqual(['popover manual']);
    screen.getByLabelText('Amount', { selector: 'input' }).focus();
    jest.advanceTimersByTime(20);
    expect(shown).toEqual(['popover manual', 'modal, popover null']);
    expect(screen.getByLabelText('Amount')).toHaveFocus();
  });

  it('focuses the first field of a form, and not its close button', () => {
    render(
      <Dialog open onClose={() => {}} title="Log In" closeLabel="Close">
        <form>
          <input aria-label="Username" />
        </form>
      </Dialog>,
    );
    expect(screen.getByLabelText('Username')).toHaveFocus();
    jest.advanceTimersByTime(20);
    expect(shown).toEqual(['popover manual', 'modal, popover null']);
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('focuses the box where there is no form', () => {
    render(aDialog);
    jest.advanceTimersByTime(20);
    expect(screen.getByRole('dialog', { name: 'Limits' })).toHaveFocus();
  });

  test('one that goes before that never is', () => {
    render(aDialog).unmount();
    jest.advanceTimersByTime(100);
    expect(shown).toEqual(['popover manual']);
  });
});
