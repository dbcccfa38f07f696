import { defineRemote } from '@pavilion/contract/remote';
import { definition } from './definition.ts';

export const remote = defineRemote({
  definition,
  pages: {
    signIn: () => import('./sign-in-page.tsx').then((m) => m.SignInPage),
    register: () => import('./register-page.tsx').then((m) => m.RegisterPage),
    verifyNumber: () => import('./verify-number-page.tsx').then((m) => m.VerifyNumberPage),
    forgotPassword: () => import('./forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    resetPassword: () => import('./reset-password-page.tsx').then((m) => m.ResetPasswordPage),
  },
  slots: { dialogs: () => import('./auth-dialogs.tsx').then((m) => m.AuthDialogs) },
});
