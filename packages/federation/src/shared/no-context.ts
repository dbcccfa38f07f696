// In every build, in place of a file of the federation runtime that describes the page for error messages. Our reports name the
// remote, its version and the package themselves.

export const optionsToMFContext = () => undefined;
