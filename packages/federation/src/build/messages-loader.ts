import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { LoaderContext } from 'webpack';

/**
 * Compiles a message catalogue (`src/messages/en.ts`) ahead: each ICU text becomes the small arrays that the reader in
 * `shared-ui/messages` prints, so no parser reaches the player (docs/decisions/messages.md). A text that is not ICU fails the build.
 */
export default function messagesLoader(this: LoaderContext<object>): void {
  const done = this.async();
  compile(`${pathToFileURL(this.resourcePath).href}?at=${Date.now()}`).then(
    (code) => done(null, code),
    (error: Error) => done(error),
  );
}

async function compile(address: string): Promise<string> {
  const catalogues = (await import(address)) as Record<string, Record<string, string>>;
  return Object.entries(catalogues)
    .map(([name, messages]) => {
      const compiled = Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));
      return `export const ${name} = ${JSON.stringify(compiled)};`;
    })
    .join('\n');
}
