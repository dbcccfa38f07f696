import { relative } from 'node:path';
import { retiredNames, sharedNames, unsharedSubPaths } from '@pavilion/contract/shared-names';
import type { Compilation, Compiler, Dependency, Module } from 'webpack';
import { packageOf } from './shared.ts';

/** One import of something that is not in the list of shared names. */
interface Missing {
  readonly file: string;
  readonly request: string;
  readonly name: string | null;
}

/**
 * Fails the build where it imports, of a package that a page has once, what the shell does not bring. `subPaths`: sub-paths
 * that are not shared are refused as well; the shell itself may use them.
 */
export class SharedNamesPlugin {
  readonly subPaths: boolean;
  constructor({ subPaths }: { readonly subPaths: boolean }) {
    this.subPaths = subPaths;
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedNamesPlugin', (modules) => {
        const texts = new Set([...modules].flatMap((module) => this.missingIn(module, compilation)).map(textOf));
        for (const text of [...texts].sort()) compilation.errors.push(new WebpackError(text));
      });
    });
  }

  private missingIn(module: Module, compilation: Compilation): Missing[] {
    const resource = (module as { resource?: string }).resource ?? '';
    const file = relative(compilation.compiler.context, resource).replace(/^.*\/node_modules\//, '');
    return dependenciesOf(module).flatMap((dependency): Missing[] => {
      const { request } = dependency as { request?: string };
      if (!request || !isOfShared(request)) return [];
      const names = Object.hasOwn(sharedNames, request) ? sharedNames[request] : undefined;
      if (names === undefined) return this.isRefused(request) ? [{ file, request, name: null }] : [];
      if (names === '*') return [];
      const isRefused = (name: string) => !names.includes(name) || this.isRetired(request, name, resource);
      return importedNames(dependency, compilation).flatMap((name) =>
        isRefused(name) ? [{ file, request, name }] : [],
      );
    });
  }

  /** A remote has no retired name but through the kit, which only reads it. */
  private isRetired(request: string, name: string, resource: string): boolean {
    return this.subPaths && (retiredNames[request]?.includes(name) ?? false) && !KIT.test(resource);
  }

  private isRefused(request: string): boolean {
    return this.subPaths && !unsharedSubPaths.includes(request);
  }
}

const KIT = /[\\/]remote-kit[\\/]/;
const packages = new Set(Object.keys(sharedNames).map(packageOf));
const isOfShared = (request: string) => packages.has(packageOf(request));

function dependenciesOf(module: Module): Dependency[] {
  const blocks = [...module.blocks];
  const found = [...module.dependencies];
  for (let block = blocks.pop(); block; block = blocks.pop()) {
    found.push(...block.dependencies);
    blocks.push(...block.blocks);
  }
  return found;
}

/** The names that a dependency takes of what it requests: `*` where it takes the whole, and none where it only runs it. */
function importedNames(dependency: Dependency, compilation: Compilation): string[] {
  const { type } = dependency;
  if (type === 'harmony side effect evaluation') return [];
  const { getIds } = dependency as { getIds?: (graph: typeof compilation.moduleGraph) => readonly string[] };
  const [name = '*'] = getIds?.call(dependency, compilation.moduleGraph) ?? [];
  return [name];
}

function textOf({ file, request, name }: Missing): string {
  const list = 'The shared names are in @pavilion/contract/shared-names.';
  if (name === null) return `${file} imports '${request}', which the shell does not share. ${list}`;
  if (retiredNames[request]?.includes(name)) {
    return `${file} imports '${name}' of '${request}', which is the shell's alone. The retired names are in @pavilion/contract/shared-names.`;
  }
  const what = name === '*' ? `all of '${request}'` : `'${name}' of '${request}'`;
  return `${file} imports ${what}, which the shell does not share. ${list}`;
}
