import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** As a person would call it, in a process of its own: the embedded database can't open a folder inside jest. */
const chaos = (...args: string[]) => run(process.execPath, [join(import.meta.dirname, 'chaos.ts'), ...args]);

test.each([[['nothing']], [['ledger', '0']], [['ledger', '10', 'seed']]])(
  'pnpm chaos %j says how it is called',
  async (args) => {
    await expect(chaos(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^pnpm chaos NAME/) });
  },
);
