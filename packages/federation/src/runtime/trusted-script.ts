/** The part of Trusted Types that is used here; a browser may have none of it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): unknown };
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined;

/**
 * The address of a script whose hash is known to the caller, or of the one service worker, as browsers with Trusted Types demand it. The
 * document's policy lets nobody else make one.
 */
export function scriptAddress(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return address;
  policy ??= trustedTypes.createPolicy('pavilion', { createScriptURL: (known) => known });
  // What it returns is taken wherever an address of a script is.
  return policy.createScriptURL(address) as string;
}
