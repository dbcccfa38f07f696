import type { RemoteDefinition } from '@pavilion/contract';

/** What the shell knows of this remote before it has loaded it: the sign-in area's five pages, and its dialogs as a slot. */
export const definition = {
  name: 'auth',
  routes: [
    {
      path: '/sign-in',
      access: 'public',
      frame: 'bare',
      title: { en: 'Log In', hi: 'लॉग इन' },
      page: 'signIn',
    },
    {
      path: '/register',
      access: 'public',
      frame: 'bare',
      title: { en: 'Register', hi: 'रजिस्टर करें' },
      page: 'register',
    },
    {
      path: '/verify-number',
      access: 'public',
      frame: 'bare',
      title: { en: 'Verify number', hi: 'नंबर सत्यापित करें' },
      page: 'verifyNumber',
    },
    {
      path: '/forgot-password',
      access: 'public',
      frame: 'bare',
      title: { en: 'Forgot Password', hi: 'पासवर्ड भूल गए' },
      page: 'forgotPassword',
    },
    {
      path: '/reset-password',
      access: 'public',
      frame: 'bare',
      title: { en: 'Reset Password', hi: 'नया पासवर्ड बनाएँ' },
      page: 'resetPassword',
    },
  ],
  slots: [{ name: 'dialogs' }],
} as const satisfies RemoteDefinition;
