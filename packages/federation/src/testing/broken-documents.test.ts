import { parseDocument, type ReadOptions, readEntry, seenKey } from '../discovery.ts';
import { brokenDocuments, type GoodDocument } from './broken-documents.ts';
import { createTestTeam, manifestOf, ROOT, signedEntry, statementOf } from './entries.ts';

const NOW = Date.parse('2026-11-22T00:00:00.000Z');
const teams = { casino: createTestTeam(), wallet: createTestTeam() };
const casino = signedEntry(teams.casino, NOW);
const wallet = signedEntry(teams.wallet, NOW, { manifest: { name: 'wallet' }, statement: { remote: 'wallet' } });
const good: GoodDocument = {
  document: { schema: 2, assembledAt: '2026-11-22T00:00:00Z', remotes: { casino, wallet } },
  name: 'casino',
  entry: casino,
  other: wallet,
  teams: { sign: async (app, text) => teams[app as keyof typeof teams].sign(text) },
};
const options: ReadOptions = {
  root: ROOT,
  keys: { casino: [teams.casino.publicKey], wallet: [teams.wallet.publicKey] },
  now: NOW,
  seen: { [seenKey('casino', teams.casino.publicKey)]: statementOf(NOW).sequence },
};

/** What a reader makes of a document: the fault of it all, or of each remote, by name. */
async function reading(text: string | null) {
  try {
    const entries = Object.entries(parseDocument(text ?? '').remotes);
    const results = await Promise.all(
      entries.map(async ([name, entry]) => {
        const result = await readEntry(name, entry, options);
        return [name, 'fault' in result ? result.fault.kind : result.release.base] as const;
      }),
    );
    return Object.fromEntries(results);
  } catch {
    return 'document';
  }
}

const baseOf = (name: string) => `${ROOT}${name}/${manifestOf().version}/`;

test('a good document is taken, so that what follows is refused for what is broken in it', async () => {
  expect(await reading(JSON.stringify(good.document))).toEqual({ casino: baseOf('casino'), wallet: baseOf('wallet') });
});

test.each(brokenDocuments)('where the discovery document $title, nothing else is lost', async ({ spoil, fault }) => {
  expect(await reading(await spoil(good))).toEqual(
    fault === 'document' ? 'document' : { casino: fault ?? baseOf('casino'), wallet: baseOf('wallet') },
  );
});

test('the ways are at least twenty, and each has a name of its own', () => {
  expect(new Set(brokenDocuments.map(({ title }) => title)).size).toBe(brokenDocuments.length);
  expect(brokenDocuments.length).toBeGreaterThanOrEqual(20);
});
