import { useOrganisation } from '@pavilion/contract';
import { useState } from 'react';
import { useMessages } from '../messages/index.ts';
import { type MobileDetails, readMobileDetails, saveMobileDetails } from '../phone/mobile-details.ts';
import { readVerifiedNumber } from '../phone/verified-number.ts';
import { useSteps } from '../steps/steps.tsx';
import { OtpStep } from './otp-step.tsx';
import { PhoneStep } from './phone-step.tsx';
import { RegisterForm } from './register-form.tsx';

/** The value of OTP_FLAG that puts the OTP step into sign-up (spec §9). */
const INLINE_OTP = 0;

/**
 * A new player's number: the phone, then its OTP in place where the organisation's OTP flag is 0 (spec §4). `onDone` hears
 * whether the number has been verified.
 */
function NumberSteps({ onDone }: { readonly onDone: (verified: boolean) => void }) {
  const t = useMessages();
  // Unknown until the operator has answered: then verifying what was sent is never wrong.
  const otpFlag = useOrganisation(({ details }) => details?.OTP_FLAG ?? INLINE_OTP);
  const [sent, setSent] = useState<MobileDetails | null>(null);
  if (sent) {
    return (
      <OtpStep
        title={t('signUp')}
        number={sent}
        justSent
        onChangeNumber={() => setSent(null)}
        onVerified={() => onDone(true)}
      />
    );
  }
  return (
    <PhoneStep
      onVerified={(number) => {
        saveMobileDetails(number);
        onDone(true);
      }}
      onSent={(number) => {
        saveMobileDetails(number);
        if (otpFlag === INLINE_OTP) setSent(number);
        else onDone(false);
      }}
    />
  );
}

/** The first step of signing up, titled Sign up (spec §2, mobileNumber). It leads to register. */
export function SignUp() {
  const { go } = useSteps();
  return <NumberSteps onDone={(numberVerified) => go('register', { numberVerified })} />;
}

/** Verifies the number that sign-up has got so far (spec §2, verifyNumber); without one it asks for it. It leads to register. */
export function VerifyNumber() {
  const t = useMessages();
  const { go } = useSteps();
  const [number] = useState(readMobileDetails);
  if (!number) return <SignUp />;
  return (
    <OtpStep
      title={t('verifyNumber')}
      number={number}
      justSent={false}
      onChangeNumber={() => go('mobileNumber')}
      onVerified={() => go('register', { numberVerified: true })}
    />
  );
}

/**
 * The details of a new player (spec §2, register). It asks for the number first, in the same place, unless this sign-up has its number or
 * this tab has just verified one. A number that an earlier visit stored is filled in there, and skips nothing.
 */
export function Register() {
  const { handed } = useSteps();
  const [number, setNumber] = useState(() => arrivedNumber(handed.numberVerified));
  const [verified, setVerified] = useState(handed.numberVerified !== false);
  if (number) return <RegisterForm number={number} verified={verified} onNumberRefused={() => setNumber(null)} />;
  return (
    <NumberSteps
      onDone={(numberVerified) => {
        setVerified(numberVerified);
        setNumber(readMobileDetails());
      }}
    />
  );
}

/** The number to register with; null where there is none yet. A reload and the dialog's address lose what was handed over. */
function arrivedNumber(isVerified: boolean | undefined): MobileDetails | null {
  if (isVerified === false) return readMobileDetails();
  return readVerifiedNumber() ?? (isVerified ? readMobileDetails() : null);
}
