import { readFileSync } from 'node:fs';
import type { Compilation, Compiler, Entrypoint } from 'webpack';
import { DOCUMENT_FILE, integrityOf } from './manifest-plugin.ts';
import { namedBrowsers } from './supported-browsers.ts';

/** Where the template's head ends: the build's own links and scripts go right before it. */
const HEAD_END = '</head>';

/**
 * Writes the shell's document from its template, with the first scripts and styles named in it, each with its hash, and what
 * they import with `webpackPreload`, and the supported browsers. `__RELEASE_BASE__` and `__CSP_NONCE__` stay in it: the server fills them in for each answer, so one build serves every environment.
 */
export class DocumentPlugin {
  readonly template: string;
  constructor(template: string) {
    this.template = template;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('DocumentPlugin', (compilation) => {
      compilation.fileDependencies.add(this.template);
      compilation.hooks.processAssets.tap(
        { name: 'DocumentPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => {
          const tags = [...compilation.entrypoints.values()].flatMap((entry) => [
            ...entry.getFiles().map((file) => firstTag(file, compilation)),
            ...preloaded(entry, compilation).map((file) => preloadTag(file, compilation)),
          ]);
          const text = readFileSync(this.template, 'utf8')
            .replace('__SUPPORTED_BROWSERS__', namedBrowsers())
            .replace(HEAD_END, `${tags.join('')}${HEAD_END}`);
          // `minimized`: the minimizer would take the quotes off what the server fills in.
          compilation.emitAsset(DOCUMENT_FILE, new sources.RawSource(text), { minimized: true });
        },
      );
    });
  }
}

/** The scripts that the first ones import at once, though they are chunks of their own. */
function preloaded(entry: Entrypoint, compilation: Compilation): string[] {
  const { preload = [] } = entry.getChildrenByOrders(compilation.moduleGraph, compilation.chunkGraph);
  const first = new Set(entry.getFiles());
  return preload.flatMap((group) => group.getFiles()).filter((file) => file.endsWith('.js') && !first.has(file));
}

/** `data-first`: what the template's own script looks after when it fails. */
function firstTag(file: string, compilation: Compilation): string {
  return file.endsWith('.css')
    ? `<link rel="stylesheet" href="__RELEASE_BASE__${file}" ${checked(file, compilation)} data-first>`
    : `<script src="__RELEASE_BASE__${file}" ${checked(file, compilation)} nonce="__CSP_NONCE__" defer data-first></script>`;
}

function preloadTag(file: string, compilation: Compilation): string {
  const nonce = 'nonce="__CSP_NONCE__"';
  return `<link rel="preload" as="script" href="__RELEASE_BASE__${file}" ${checked(file, compilation)} ${nonce}>`;
}

function checked(file: string, compilation: Compilation): string {
  return `integrity="${integrityOf(compilation, file)}" crossorigin="anonymous"`;
}
