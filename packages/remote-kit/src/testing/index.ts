export { firstCalls } from './first-calls.ts';
export {
  browserError,
  browserWithPasskeys,
  type PasskeyAnswers,
  testAssertion,
  testAttestation,
  testCreation,
  testCredential,
  testRequest,
} from './passkey-browser.ts';
export { refuseFrame } from './refuse-frame.ts';
export { type RenderedRemote, type RenderRemoteOptions, renderRemote, sentBy } from './render-remote.tsx';
