/** The name of a remote's container: a global of the page, so it carries the product's name. */
export function federationName(remote: string): string {
  return `pavilion_${remote.replaceAll('-', '_')}`;
}
