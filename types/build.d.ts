/** What the build writes into an app's code (packages/federation/src/build). In units there is none of it. */

/** The version that is being built. */
declare const __PAVILION_VERSION__: string | undefined;
/** The version of the contract that it is compiled with. */
declare const __PAVILION_CONTRACT__: string | undefined;
/** A short hash of the wire's schemas that it is compiled with. */
declare const __PAVILION_WIRE__: string | undefined;
/** The version of each shared package that it is compiled with. */
declare const __PAVILION_PROVIDES__: Readonly<Record<string, string>> | undefined;
