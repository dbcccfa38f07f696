/** Waits until `holds`, looking every few milliseconds; after `within` ms it throws, and says what was waited for. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, within = 60_000): Promise<void> {
  const deadline = performance.now() + within;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited ${within} ms, and it was not so: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
