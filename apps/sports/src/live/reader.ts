/** Names this build among those that share the page's connection. */
const build = Math.random().toString(36).slice(2, 10);
let made = 0;

const nameOf = (number: number) => `${build}.${number}`;

/** The name of another reader of the connection. */
export function nextReader(): string {
  made += 1;
  return nameOf(made);
}

/** The name that was made last. */
export const latestReader = (): string => nameOf(made);
