import { useState } from 'react';
import { LateForm } from '../frame/late-form.tsx';
import { useSteps } from '../frame/steps.tsx';
import { LoginForm } from './login-form.tsx';

const loadRecovery = () => import('../recovery/inline-recovery.tsx').then((m) => m.InlineRecovery);

/** Logging in, with the recovery of a password as its other view (spec §2): the Forgot link toggles between the two. */
export function Login() {
  const { handed } = useSteps();
  const [view, setView] = useState<'login' | 'recovery'>('login');
  const [passwordReset, setPasswordReset] = useState(handed.passwordReset === true);
  if (view === 'login') {
    return (
      <LoginForm
        passwordReset={passwordReset}
        onForgot={() => {
          setPasswordReset(false);
          setView('recovery');
        }}
      />
    );
  }
  return (
    <LateForm
      load={loadRecovery}
      props={{
        onBack: () => setView('login'),
        onReset: () => {
          setPasswordReset(true);
          setView('login');
        },
      }}
    />
  );
}
