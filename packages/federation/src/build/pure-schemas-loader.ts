import type { LoaderContext } from 'webpack';

/** A schema (of zod or of the wire's `reading.ts`), or a call or event of the wire, where it begins to be made. */
const MADE = /(?<![\w.$])(?:z\.[a-z]\w*|define[A-Z]\w*|listOf|placesOf|orElse|tolerant)\(/g;

/**
 * Marks what the wire's sources make as free of side effects: neither webpack nor the minifier can know that a schema nobody
 * reads need not be made, so a page that reads one answer would carry all the schemas of the file, and of those it imports.
 */
export default function pureSchemasLoader(this: LoaderContext<object>, source: string): string {
  return source.replace(MADE, '/*#__PURE__*/ $&');
}
