import { type DialogName, type Shell, ShellContext } from '@pavilion/contract';
import { createTestShell, type TestAnswers } from '@pavilion/contract/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { type Location, MemoryRouter, useLocation, useNavigate } from 'react-router';

/** What the operator answers to a login or a registration. */
export const sessionAnswer = {
  error: false,
  message: '',
  token: 'token-of-the-session-1234',
  user: { mstruserid: 'RK48213', mobileno: '9876543210' },
};
export const done = { error: false, message: 'Done' };

interface MountOptions {
  readonly at?: string | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
  readonly answers?: TestAnswers;
  readonly otpFlag?: number;
  /** Fake timers run: user-event advances them. */
  readonly fakeTimers?: boolean;
}

/** Mounts a page or the slot at an address of its own, with dialogs that stand in the address as the shell's do. */
export function mount(
  element: ReactNode,
  { at = '/', answers = {}, otpFlag = 0, fakeTimers = false }: MountOptions = {},
) {
  const shell = createTestShell({
    answers: { demoUsersCheck: { error: false, message: '', hasDemoUsers: false }, ...answers },
  });
  shell.stores.organisation.setState({
    details: {
      LOGO_URL: '',
      WHATS_APP_URL: '',
      TELEGRAM: '',
      FACEBOOK: '',
      INSTATGRAM: '',
      PHONE: '',
      FOOTER_TEXT: '',
      SEO_TITLE: 'Pavilion',
      BRAND_STATUS: 'Live',
      OTP_FLAG: otpFlag,
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let location: Location | undefined;
  const view = render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <WithDialogs
          shell={shell}
          onPlace={(place) => {
            location = place;
          }}
        >
          {element}
        </WithDialogs>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    ...view,
    shell,
    address: () => `${location?.pathname}${location?.search}`,
    user: userEvent.setup(fakeTimers ? { advanceTimers: jest.advanceTimersByTime } : {}),
    /** What was sent by one call, in order. */
    sent: (call: string) => shell.calls.filter((made) => made.call === call).map(({ input }) => input),
  };
}

function WithDialogs({
  shell,
  onPlace,
  children,
}: {
  readonly shell: Shell;
  readonly onPlace: (place: Location) => void;
  readonly children: ReactNode;
}) {
  onPlace(useLocation());
  const navigate = useNavigate();
  const dialogs = {
    open: (name: DialogName) => {
      shell.dialogs.open(name);
      navigate({ search: `?dialog=${name}` }, { replace: true });
    },
    close: () => {
      shell.dialogs.close();
      navigate({ search: '' }, { replace: true });
    },
  };
  return (
    <ShellContext value={{ ...shell, dialogs }}>
      <Suspense fallback="loading">{children}</Suspense>
    </ShellContext>
  );
}
