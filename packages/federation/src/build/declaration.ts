import { createRequire } from 'node:module';
import { join } from 'node:path';

/** What the app declares, and what it is compiled with. */
export function declaration<Definition>(
  folder: string,
  definition: Definition,
  sharedOf: (from: string) => Record<string, string>,
) {
  const shared = sharedOf(join(folder, 'package.json'));
  return { definition, file: join(folder, 'src/definition.ts'), contract: contractOf(folder), shared };
}

/** The version of the contract that is installed beside the app in `folder`. */
export function contractOf(folder: string): string {
  const fromApp = createRequire(join(folder, 'package.json'));
  return (fromApp('@pavilion/contract/version') as { CONTRACT_VERSION: string }).CONTRACT_VERSION;
}
