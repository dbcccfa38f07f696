/** What a browser answers to a request for a passkey; an error's name is what it throws. */
export interface PasskeyAnswers {
  readonly get?: (options: CredentialRequestOptions) => Promise<unknown> | unknown;
  readonly create?: (options: CredentialCreationOptions) => Promise<unknown> | unknown;
  /** Whether it offers passkeys in a field. */
  readonly offersInField?: boolean;
  /** Whether the device can keep one. */
  readonly canKeep?: boolean;
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** A credential as a browser hands it over: what it signed, or as it was made. */
export const testCredential = {
  ...{ id: 'aWQ', rawId: bytes('id'), type: 'public-key', authenticatorAttachment: 'platform' },
  getClientExtensionResults: () => ({}),
  response: {
    ...{ clientDataJSON: bytes('{}'), authenticatorData: bytes('data'), signature: bytes('signed') },
    ...{ attestationObject: bytes('made'), getTransports: () => ['internal'], userHandle: null },
  },
};

/** What is sent to the operator of it as it was made. */
export const testAttestation = {
  ...{ id: 'aWQ', rawId: 'aWQ', type: 'public-key' },
  response: { clientDataJSON: 'e30', attestationObject: 'bWFkZQ', transports: ['internal'] },
};

/** What is sent of what it signed. */
export const testAssertion = {
  ...{ id: 'aWQ', rawId: 'aWQ', type: 'public-key' },
  response: { clientDataJSON: 'e30', authenticatorData: 'ZGF0YQ', signature: 'c2lnbmVk' },
};

/** Why a browser makes or uses none. */
export const browserError = (name: string) => Object.assign(new Error(name), { name });

/** Has the browser of a test know passkeys, until what this returns is called. */
export function browserWithPasskeys(answers: PasskeyAnswers = {}): () => void {
  const { get = () => testCredential, create = () => testCredential, offersInField = false, canKeep = true } = answers;
  const known = Object.assign(function PublicKeyCredential() {}, {
    isConditionalMediationAvailable: async () => offersInField,
    isUserVerifyingPlatformAuthenticatorAvailable: async () => canKeep,
  });
  const define = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { configurable: true, writable: true, value });
  define(globalThis, 'PublicKeyCredential', known);
  define(navigator, 'credentials', {
    get: async (options: CredentialRequestOptions) => get(options),
    create: async (options: CredentialCreationOptions) => create(options),
  });
  return () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
}

/** What the operator begins a passkey with. */
export const testCreation = {
  ...{ rp: { id: 'localhost', name: 'Pavilion' }, user: { id: 'AQ', name: 'asha rao', displayName: 'Asha Rao' } },
  ...{ challenge: 'AQID', pubKeyCredParams: [{ type: 'public-key', alg: -7 }], timeout: 300_000 },
  ...{ excludeCredentials: [], attestation: 'none' },
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
} as const;

/** What it begins a signature with. */
export const testRequest = {
  ...{ rpId: 'localhost', challenge: 'AQID', timeout: 300_000, userVerification: 'required' },
} as const;
