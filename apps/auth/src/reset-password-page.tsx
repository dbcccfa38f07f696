import { AuthPage } from './card/auth-card.tsx';
import { ResetPassword } from './recovery/reset-password.tsx';

/** The resetpassword dialog's form as a page. */
export function ResetPasswordPage() {
  return (
    <AuthPage>
      <ResetPassword />
    </AuthPage>
  );
}
