import { AuthPage } from './card/auth-card.tsx';
import { Login } from './login/login.tsx';

/** The login dialog's form as a page. */
export function SignInPage() {
  return (
    <AuthPage>
      <Login />
    </AuthPage>
  );
}
