import { type DialogName, dialogNames, useSession, useShell } from '@pavilion/contract';
import { Dialog } from '@pavilion/shared-ui';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AuthCard } from './frame/auth-card.tsx';
import { LateForm } from './frame/late-form.tsx';
import { DialogSteps } from './frame/steps.tsx';
import { Login } from './login/login.tsx';
import { type PlainKey, useMessages } from './messages/index.ts';

const titles: Readonly<Record<DialogName, PlainKey>> = {
  login: 'logIn',
  mobileNumber: 'signUp',
  verifyNumber: 'verifyNumber',
  register: 'register',
  forgotpassword: 'forgotPasswordTitle',
  resetpassword: 'resetPasswordTitle',
};

/** All but login are loaded when they are opened: they carry the reader of phone numbers. */
const late: Readonly<Record<Exclude<DialogName, 'login'>, () => Promise<ComponentType>>> = {
  mobileNumber: () => import('./sign-up/sign-up.tsx').then((m) => m.SignUp),
  verifyNumber: () => import('./sign-up/sign-up.tsx').then((m) => m.VerifyNumber),
  register: () => import('./sign-up/sign-up.tsx').then((m) => m.Register),
  forgotpassword: () => import('./recovery/forgot-password.tsx').then((m) => m.ForgotPassword),
  resetpassword: () => import('./recovery/reset-password.tsx').then((m) => m.ResetPassword),
};

/** The dialogs of the sign-in area: the one that the address names (`?dialog=`), for a player who is signed out. */
export function AuthDialogs() {
  const signedIn = useSession(({ isAuth }) => isAuth);
  const [params] = useSearchParams();
  const named = params.get('dialog');
  const name = dialogNames.find((known) => known === named);
  return (
    <DialogSteps>
      {name && !signedIn && (
        <Suspense fallback={null}>
          <OpenDialog name={name} />
        </Suspense>
      )}
    </DialogSteps>
  );
}

function OpenDialog({ name }: { readonly name: DialogName }) {
  const { dialogs } = useShell();
  const t = useMessages();
  return (
    <Dialog open onClose={dialogs.close} title={t(titles[name])} hideTitle size="auth" closeLabel={t('close')}>
      <AuthCard>{name === 'login' ? <Login /> : <LateForm key={name} load={late[name]} props={{}} />}</AuthCard>
    </Dialog>
  );
}
