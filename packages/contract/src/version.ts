/** The version of what the shell and its remotes promise each other. A breaking change bumps the major. */
export const CONTRACT_VERSION = '3.14.0';
