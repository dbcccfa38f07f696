import { readFileSync } from 'node:fs';
import type { Compiler } from 'webpack';
import { DOCUMENT_FILE, integrityOf } from './manifest-plugin.ts';

/** Where the template's head ends: the build's own links and scripts go right before it. */
const HEAD_END = '</head>';

/**
 * Writes the shell's document from its template, with the first scripts and styles named in it, each with its hash. `__RELEASE_BASE__` and
 * `__CSP_NONCE__` stay in it: the server fills them in for each answer, so one build serves every environment.
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
          const files = [...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles());
          const tags = files.map((file) => {
            const checked = `integrity="${integrityOf(compilation, file)}" crossorigin="anonymous"`;
            return file.endsWith('.css')
              ? `<link rel="stylesheet" href="__RELEASE_BASE__${file}" ${checked}>`
              : `<script src="__RELEASE_BASE__${file}" ${checked} nonce="__CSP_NONCE__" defer></script>`;
          });
          const text = readFileSync(this.template, 'utf8').replace(HEAD_END, `${tags.join('')}${HEAD_END}`);
          // `minimized`: the minimizer would take the quotes off what the server fills in.
          compilation.emitAsset(DOCUMENT_FILE, new sources.RawSource(text), { minimized: true });
        },
      );
    });
  }
}
