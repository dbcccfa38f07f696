import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** As a person would call it, in a process of its own: the embedded database can't open a folder inside jest. */
const chaos = (...args: string[]) => run(process.execPath, [join(import.meta.dirname, 'chaos.ts'), ...args]);

test('killed in the middle of writes, once on each database, the operator has lost nothing that it acknowledged', async () => {
  const { stdout } = await chaos('kill', '1');
  expect(stdout).toMatch(/embedded: killed 1 times; \d+ requests done once each/);
  expect(stdout).toMatch(/server: killed 1 times; \d+ requests done once each/);
  expect(stdout).toMatch(/nothing was lost, leaked or broken\.\n$/);
}, 600_000);

test.each([[['nothing']], [['ledger', '0']], [['ledger', '10', 'seed']]])(
  'pnpm chaos %j says how it is called',
  async (args) => {
    await expect(chaos(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^pnpm chaos NAME/) });
  },
);
