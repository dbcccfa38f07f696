import { lazyPart } from '@pavilion/remote-kit';
import { useState } from 'react';
import { FormShape } from '../form/form-shape.tsx';
import { useSteps } from '../steps/steps.tsx';
import { LoginForm } from './login-form.tsx';

const InlineRecovery = lazyPart(
  () => import('../recovery/inline-recovery.tsx').then((m) => m.InlineRecovery),
  <FormShape />,
);

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
    <InlineRecovery
      onBack={() => setView('login')}
      onReset={() => {
        setPasswordReset(true);
        setView('login');
      }}
    />
  );
}
