import { randomBytes } from 'node:crypto';
import { type Database, settingOf } from '../store/index.ts';

/** The key that one-time codes are hashed with; made once. */
export async function codeKeyOf(database: Database): Promise<Buffer> {
  return Buffer.from(await settingOf(database, 'code-key', () => randomBytes(32).toString('base64url')), 'base64url');
}

/** The key that account numbers and UPI addresses are kept sealed with; made once. */
export async function vaultKeyOf(database: Database): Promise<Buffer> {
  return Buffer.from(await settingOf(database, 'vault-key', () => randomBytes(32).toString('base64url')), 'base64url');
}

/** The operator's own name, made once with its database: what it shares with its other processes goes by it. */
export function operatorOf(database: Database): Promise<string> {
  return settingOf(database, 'operator', () => randomBytes(9).toString('base64url'));
}
