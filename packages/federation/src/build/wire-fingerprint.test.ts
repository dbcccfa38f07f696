import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { FINGERPRINT_FILE, fingerprintOf, wireFingerprint } from './wire-fingerprint.ts';

const folder = mkdtempSync(join(tmpdir(), 'pavilion-wire-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const installed = (app: string, name: string) => join(folder, app, 'node_modules/@pavilion', name);
function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

describe('wire fingerprint', () => {
  it('is the same for packages that are built and installed', () => {
    for (const name of ['api-client', 'money']) {
      const source = installed('here', name);
      write(join(source, 'src/index.ts'), `export const ${name.replace('-', '_')} = 1;`);
      write(join(installed('elsewhere', name), FINGERPRINT_FILE), fingerprintOf(source));
    }
    expect(wireFingerprint(join(folder, 'here'))).toMatch(/^[\w-]{8}$/);
    expect(wireFingerprint(join(folder, 'elsewhere'))).toBe(wireFingerprint(join(folder, 'here')));
  });

  it('changes with the money in the wire', () => {
    const before = wireFingerprint(join(folder, 'here'));
    write(join(installed('here', 'money'), 'src/index.ts'), 'export const money = 2;');
    expect(wireFingerprint(join(folder, 'here'))).not.toBe(before);
  });

  it('is empty where the app does not use the wire', () => {
    mkdirSync(join(folder, 'bare'));
    expect(wireFingerprint(join(folder, 'bare'))).toBe('');
  });
});
