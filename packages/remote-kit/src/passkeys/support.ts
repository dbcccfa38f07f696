/** Whether this browser knows passkeys, on this page. What uses them is code of its own (`@pavilion/remote-kit/passkeys`). */
export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether this device can keep a passkey and verify who holds it, as by a fingerprint, a face or its PIN. */
export const canKeepPasskey = async (): Promise<boolean> =>
  supportsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
