import { AuthPage } from './card/auth-card.tsx';
import { ForgotPassword } from './recovery/forgot-password.tsx';

/** The forgotpassword dialog's form as a page. */
export function ForgotPasswordPage() {
  return (
    <AuthPage>
      <ForgotPassword />
    </AuthPage>
  );
}
