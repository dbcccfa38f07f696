declare const __PAVILION_VERSION__: string | undefined;

/** The shell's version, which its build puts in; 'source' where it runs unbuilt, in tests. */
export const SHELL_VERSION = typeof __PAVILION_VERSION__ === 'string' ? __PAVILION_VERSION__ : 'source';
