/** What checks passkeys, fetched with the first that is to be checked: it brings many files, and most processes of a test never need it. */
export const passkeyLibrary = () => import('@simplewebauthn/server');
