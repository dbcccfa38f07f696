/**
 * The name of a release's container: a global of the page, so it carries the product's name, and the version, so that two
 * releases of one remote can live in a page at once. No two releases have the same.
 */
export function federationName(remote: string, version: string): string {
  return `pavilion_${remote}_${version}`.replaceAll('.', '_').replaceAll('-', '$');
}
