import { signedOut, type TestAnswers } from '@pavilion/contract/testing';
import type { RenderRemoteOptions } from '@pavilion/remote-kit/testing';

/** What the operator answers to a login or a registration. */
export const sessionAnswer = {
  error: false,
  message: '',
  token: 'token-of-the-session-1234',
  user: { mstruserid: 'RK48213', mobileno: '9876543210' },
};
export const done = { error: false, message: 'Done' };

/** An operator without demo users, who answers as scripted. */
export const operator = (answers: TestAnswers = {}): TestAnswers => ({
  demoUsersCheck: { error: false, message: '', hasDemoUsers: false },
  ...answers,
});

/** Whoever opens the sign-in area: signed out, at an organisation with this OTP flag. */
export const visitor = (otpFlag = 0): RenderRemoteOptions => ({
  session: signedOut,
  prepare: ({ stores }) =>
    stores.organisation.setState({
      details: {
        LOGO_URL: '',
        WHATS_APP_URL: '',
        TELEGRAM: '',
        FACEBOOK: '',
        INSTATGRAM: '',
        PHONE: '',
        FOOTER_TEXT: '',
        SEO_TITLE: 'Pavilion',
        BRAND_STATUS: 'Live',
        OTP_FLAG: otpFlag,
      },
    }),
});
