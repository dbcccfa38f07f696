import { AuthPage } from './card/auth-card.tsx';
import { VerifyNumber } from './sign-up/sign-up.tsx';

/** The verifyNumber dialog's form as a page. */
export function VerifyNumberPage() {
  return (
    <AuthPage>
      <VerifyNumber />
    </AuthPage>
  );
}
