import type { LoaderContext } from 'webpack';
import { sharedModuleText } from './shared.ts';

/** Writes src/shared/shared-module.ts, once for each package that is shared by name: the query says which. */
export default function sharedModuleLoader(this: LoaderContext<object>): string {
  return sharedModuleText(this.resourceQuery.slice(1));
}
