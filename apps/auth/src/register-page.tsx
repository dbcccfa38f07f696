import { useSearchParams } from 'react-router';
import { AuthPage } from './card/auth-card.tsx';
import { Register, SignUp } from './sign-up/sign-up.tsx';

/** The register dialog's form as a page; `?step=number` is the one before it, the phone. */
export function RegisterPage() {
  const [params] = useSearchParams();
  return <AuthPage>{params.get('step') === 'number' ? <SignUp /> : <Register />}</AuthPage>;
}
