/**
 * Paths that menus and links name and that no app owns yet, each with the remote that will: until then they lead to the front
 * page. `scripts/menu-paths.test.ts` holds the list to the code; it only gets shorter, and is empty when the product is whole.
 */
export const notBuiltYet: Readonly<Record<string, 'sports' | 'wallet'>> = {};
