/**
 * The shell's version, which its build puts in; 'source' where it runs unbuilt, in tests. A function and no constant: webpack
 * writes an exported constant into those who import it, and keeps that over a build of another version.
 */
export function shellVersion(): string {
  return typeof __PAVILION_VERSION__ === 'string' ? __PAVILION_VERSION__ : 'source';
}
