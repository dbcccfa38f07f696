import { type DialogName, dialogNames, useSession, useShell } from '@pavilion/contract';
import { lazyPart } from '@pavilion/remote-kit';
import { Dialog } from '@pavilion/shared-ui';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AuthCard } from './card/auth-card.tsx';
import { FormShape } from './form/form-shape.tsx';
import { Login } from './login/login.tsx';
import { type PlainKey, useMessages } from './messages/index.ts';
import { DialogSteps } from './steps/steps.tsx';

const titles: Readonly<Record<DialogName, PlainKey>> = {
  login: 'logIn',
  mobileNumber: 'signUp',
  verifyNumber: 'verifyNumber',
  register: 'register',
  forgotpassword: 'forgotPasswordTitle',
  resetpassword: 'resetPasswordTitle',
};

const lazyForm = (load: () => Promise<ComponentType>) => lazyPart(load, <FormShape />);

/** All but login are loaded when they are opened: they carry the reader of phone numbers. */
const forms: Readonly<Record<DialogName, ComponentType>> = {
  login: Login,
  mobileNumber: lazyForm(() => import('./sign-up/sign-up.tsx').then((m) => m.SignUp)),
  verifyNumber: lazyForm(() => import('./sign-up/sign-up.tsx').then((m) => m.VerifyNumber)),
  register: lazyForm(() => import('./sign-up/sign-up.tsx').then((m) => m.Register)),
  forgotpassword: lazyForm(() => import('./recovery/forgot-password.tsx').then((m) => m.ForgotPassword)),
  resetpassword: lazyForm(() => import('./recovery/reset-password.tsx').then((m) => m.ResetPassword)),
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
  const Form = forms[name];
  return (
    <Dialog
      open
      addressed
      onClose={dialogs.close}
      title={t(titles[name])}
      hideTitle
      size="auth"
      closeLabel={t('close')}
    >
      <AuthCard>
        <Form />
      </AuthCard>
    </Dialog>
  );
}
