import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SandboxStartError } from '../base/index.ts';
import type { KeySource } from './keys.ts';
import type { SandboxOptions } from './options.ts';

const FILE = 'vault.keys';

type Places = Pick<SandboxOptions, 'vaultKeyFolder' | 'vaultKeyOldFolder'>;

/**
 * Where the vault's keys are kept when nobody says: in a folder of their own, so that whoever copies the operator's state, which has the
 * database in it, has not got them. Before they lay among the teams' keys, in that state; those that do are used on, and a key
 * that is still in the database goes there. `state` is that folder.
 */
export function vaultFoldersOf(
  { PAVILION_KEYS: named }: NodeJS.ProcessEnv,
  state = '.pavilion',
): Required<Places> | Places {
  if (named) return { vaultKeyFolder: named };
  return { vaultKeyFolder: `${state}-vault`, vaultKeyOldFolder: join(state, 'keys') };
}

/** Where the keys come from, and what the log is to say of that; those of a database in memory end with it. */
export function keySourceOf(options: SandboxOptions): KeySource & { readonly notice?: string } {
  const { vaultKeys, vaultKeyFolder, keysFolder, databaseUrl, dataFolder } = options;
  const folder = databaseUrl || dataFolder ? (vaultKeyFolder ?? keysFolder) : undefined;
  if (!vaultKeys && folder === undefined && (databaseUrl || dataFolder)) {
    throw new SandboxStartError(
      'lost-key',
      'There is nowhere to keep the vault’s key: set PAVILION_VAULT_KEY or PAVILION_KEYS.',
    );
  }
  if (vaultKeys || folder === undefined) return { given: vaultKeys };
  const file = join(folder, FILE);
  const old = options.vaultKeyOldFolder === undefined ? undefined : join(options.vaultKeyOldFolder, FILE);
  if (old === undefined || existsSync(file)) return { file };
  // Of an operator of before it may be that nothing but its state outlives a restart: a key out of its database stays there.
  if (!existsSync(old)) return { file, oldFile: old };
  const notice = `The vault’s keys are in ${old}, beside the database that they seal. Move that file to ${file} while nothing runs.`;
  return { file: old, notice };
}
