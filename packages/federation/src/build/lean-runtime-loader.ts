/**
 * What of the federation runtime no remote of ours needs, by the text before it and the text after: entries that are ES modules or
 * SystemJS (each of ours is a global that its script leaves behind), and preloading (the prefetcher and the document do it).
 */
const CUTS: readonly (readonly [from: string, to: string])[] = [
  ['	if (isEsmRemoteType(type)) return loadEsmEntry', '	return loadEntryScript({'],
  ['	async preloadRemote(', '	registerRemotes(remotes, options) {'],
];

/** Cuts that out. Throws where a file holds nothing of it: another version of the runtime is looked at by whoever takes it. */
export default function leanRuntimeLoader(source: string): string {
  const text = CUTS.reduce((kept, [from, to]) => {
    const start = kept.indexOf(from);
    const end = kept.indexOf(to, start);
    return start < 0 || end < 0 ? kept : kept.slice(0, start) + kept.slice(end);
  }, source);
  if (text === source) throw new Error('The federation runtime is not as it was: see CUTS in lean-runtime-loader.ts');
  return text;
}
