import { type DialogName, useShell } from '@pavilion/contract';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import styles from '../form/form.module.css';
import { asMobileDetails, type MobileDetails } from '../phone/mobile-details.ts';

/** What one step of the sign-in area hands to a later one. None of it is secret, and none of it stands in the address. */
interface Handed {
  /** The referral code that the player arrived with (spec §3). */
  readonly referalCode?: string;
  /** The number that a recovery's OTP went to. */
  readonly recoveryNumber?: MobileDetails;
  /** This sign-up has its number, the one that is stored: whether that has just been verified by its OTP. */
  readonly numberVerified?: boolean;
  /** A recovery has just succeeded. */
  readonly passwordReset?: boolean;
}

/** Where a form stands and how the player gets on from it: dialog to dialog, or page to page. */
interface Steps {
  readonly place: 'dialog' | 'page';
  readonly handed: Handed;
  /** Goes on to a step, handing it what it needs to know. */
  readonly go: (step: DialogName, handed?: Handed) => void;
}

const StepsContext = createContext<Steps | null>(null);

/** The pages of the steps. The phone step has none of its own: it is how `/register` begins. */
const addresses: Readonly<Record<DialogName, { readonly pathname: string; readonly step?: 'number' }>> = {
  login: { pathname: '/sign-in' },
  mobileNumber: { pathname: '/register', step: 'number' },
  verifyNumber: { pathname: '/verify-number' },
  register: { pathname: '/register' },
  forgotpassword: { pathname: '/forgot-password' },
  resetpassword: { pathname: '/reset-password' },
};

/** Steps that are dialogs over the page where the player is. What is handed over lives as long as this is mounted. */
export function DialogSteps({ children }: { readonly children: ReactNode }) {
  const { dialogs } = useShell();
  const arrived = handedIn(useLocation().state);
  const [kept, keep] = useState(arrived);
  const { referalCode } = arrived;
  if (referalCode !== undefined && referalCode !== kept.referalCode) keep({ ...kept, referalCode });
  const steps = useMemo<Steps>(
    () => ({
      place: 'dialog',
      handed: kept,
      go: (step, handed) => {
        keep((before) => passOn(before, handed));
        dialogs.open(step);
      },
    }),
    [kept, dialogs],
  );
  return <StepsContext value={steps}>{children}</StepsContext>;
}

/** Steps that are pages of their own. What is handed over travels in the navigation's state. */
export function PageSteps({ children }: { readonly children: ReactNode }) {
  const { state } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const steps = useMemo<Steps>(() => {
    const handed = handedIn(state);
    return {
      place: 'page',
      handed,
      go: (step, more) => navigate(addressOf(step, params), { state: passOn(handed, more) }),
    };
  }, [state, params, navigate]);
  return <StepsContext value={steps}>{children}</StepsContext>;
}

export function useSteps(): Steps {
  const steps = useContext(StepsContext);
  if (!steps) throw new Error('useSteps: no <DialogSteps> or <PageSteps> above.');
  return steps;
}

/** Leads to another step: to its dialog from a dialog, to its page from a page. */
export function StepLink({
  to,
  inline = false,
  children,
}: {
  readonly to: DialogName;
  /** In the middle of a sentence. */
  readonly inline?: boolean;
  readonly children: ReactNode;
}) {
  const { place, handed, go } = useSteps();
  const [params] = useSearchParams();
  const className = inline ? styles.linkInline : styles.link;
  if (place === 'page') {
    return (
      <Link to={addressOf(to, params)} state={passOn(handed)} className={className}>
        {children}
      </Link>
    );
  }
  return (
    <button type="button" onClick={() => go(to)} className={className}>
      {children}
    </button>
  );
}

/** A step's page; `next`, the path to go to once signed in, goes along. */
function addressOf(name: DialogName, params: URLSearchParams) {
  const { pathname, step } = addresses[name];
  const search = new URLSearchParams(step ? { step } : {});
  const next = params.get('next');
  if (next) search.set('next', next);
  return { pathname, search: search.toString() };
}

/** The referral code goes all the way; what else was handed over is for the next step alone. */
function passOn({ referalCode }: Handed, more: Handed = {}): Handed {
  return referalCode === undefined ? more : { referalCode, ...more };
}

function handedIn(state: unknown): Handed {
  if (typeof state !== 'object' || state === null) return {};
  const { referalCode, recoveryNumber, numberVerified, passwordReset } = state as Record<string, unknown>;
  const number = asMobileDetails(recoveryNumber);
  return {
    ...(typeof referalCode === 'string' ? { referalCode } : {}),
    ...(number ? { recoveryNumber: number } : {}),
    ...(typeof numberVerified === 'boolean' ? { numberVerified } : {}),
    ...(passwordReset === true ? { passwordReset } : {}),
  };
}
