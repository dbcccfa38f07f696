// Whether a release of a remote runs on a shell: one rule for the build, the release command, the server and the page.
import { contractAccepts } from './contract-range.ts';

/** Under which name the contract is listed among what is shared. */
const CONTRACT = '@pavilion/contract';

/** What a release of a remote requires. */
export interface Requirements {
  /** The range of the contract. */
  readonly contract: string;
  /** The range of each shared package; missing in releases of earlier tools, which are judged by the contract alone. */
  readonly requires?: Readonly<Record<string, string>> | undefined;
}

/** What a shell provides. */
export interface Provisions {
  /** The version of the contract. */
  readonly contract: string;
  /** The version of each shared package; missing where the shell is of an earlier tool. */
  readonly provides?: Readonly<Record<string, string>> | undefined;
}

/** A package that a release requires in another version than the shell provides. */
export interface Misfit {
  readonly name: string;
  readonly requires: string;
  /** Undefined where the shell does not share the package. */
  readonly provides: string | undefined;
}

/** Whether `version` is in `range`: caret ranges, one or several, as in `^8.5.0 || ^9.0.0`. */
export function rangeAccepts(range: string, version: string | undefined): boolean {
  return version !== undefined && range.split(' || ').some((one) => contractAccepts(one, version));
}

/** Each package that keeps a release from running on a shell, the contract first; none where it fits. */
export function misfitsOf({ contract, requires }: Requirements, shell: Provisions): readonly Misfit[] {
  const versions: Readonly<Record<string, string>> = { ...shell.provides, [CONTRACT]: shell.contract };
  return Object.entries({ [CONTRACT]: contract, ...(shell.provides && requires) })
    .map(([name, range]) => ({ name, requires: range, provides: versions[name] }))
    .filter((one) => !rangeAccepts(one.requires, one.provides));
}
