// What makes and uses passkeys: apart from the kit's own door, since it is code that a page fetches when it comes to that.
export { canOfferInField, signByPasskey, stopPasskeys } from './ceremony.ts';
export { useAddPasskey, useAssertion } from './use-passkeys.ts';
