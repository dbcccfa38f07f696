import { deepStrictEqual, ok } from 'node:assert/strict';
import sharp from 'sharp';
import { createRandom } from '../base/index.ts';
import { fileOf, nameFile } from '../players/index.ts';
import { TEST_VAULT } from '../testing/database.ts';
import { newPlayer, type SignedIn } from '../testing/players.ts';
import { type TestSandbox, testSandbox } from '../testing/sandbox.ts';
import { upload } from '../testing/uploads.ts';
import type { Campaign } from './campaign.ts';
import { type HostileFile, hostileFile, MARK } from './hostile-files.ts';

/** After so many files another player sends: what one player's day holds has a limit. */
const EACH = 100;
/** The reasons for which the upload may say no. */
const REFUSALS = [400, 413, 415, 422];

/**
 * Hostile files to the upload, one after the other: each is refused with the reason, or what is kept of it is harmless: a picture of
 * ours, made of its points alone. Never a failure, and never a file that was refused and is kept all the same.
 */
export const filesCampaign: Campaign = async ({ count, seed, print }) => {
  const random = createRandom(seed);
  const sandbox = await testSandbox();
  const tally = { kept: 0, refused: 0 };
  try {
    let player = await newPlayer(sandbox);
    for (let sent = 0; sent < count; sent += 1) {
      if (sent > 0 && sent % EACH === 0) player = await newPlayer(sandbox);
      const file = await hostileFile(random);
      tally[await send(sandbox, player, file)] += 1;
      if ((sent + 1) % 500 === 0) print(`${sent + 1} files`);
    }
  } finally {
    await sandbox.close();
  }
  ok(tally.kept > 0 || count < 50, 'not one of them was a picture: the campaign proves nothing');
  print(`refused ${tally.refused}, kept harmless ${tally.kept}`);
};

async function send(sandbox: TestSandbox, player: SignedIn, file: HostileFile): Promise<'kept' | 'refused'> {
  const before = await countOf(sandbox, player);
  const { status, body } = await upload(sandbox, player.token, file.bytes, { ...file, purpose: 'kyc' });
  const named = `${file.kind} called ${JSON.stringify(file.name.slice(0, 60))}: ${status} ${JSON.stringify(body).slice(0, 300)}`;
  const kept = (await countOf(sandbox, player)) - before;
  if (status !== 200) {
    ok(REFUSALS.includes(status) && body.error === true && typeof body.message === 'string', named);
    ok(!JSON.stringify(body).includes(MARK), `What it says repeats the file: ${named}`);
    deepStrictEqual(kept, 0, `It was refused, and is kept: ${named}`);
    return 'refused';
  }
  ok(!file.isNone, `It is no picture, and was taken: ${named}`);
  deepStrictEqual(kept, 1, named);
  await examine(sandbox, player, (body.data as { fileId: string }).fileId, named);
  return 'kept';
}

/** Throws unless what is kept under an id is a picture of ours that carries nothing. */
async function examine(sandbox: TestSandbox, player: SignedIn, id: string, named: string): Promise<void> {
  ok(/^[\w-]{22}$/.test(id), named);
  const now = sandbox.now();
  await sandbox.database.transaction((tx) => nameFile(tx, { id, player: player.id, purpose: 'kyc', now }));
  const kept = await fileOf(sandbox.database, TEST_VAULT, id);
  ok(kept, named);
  const { format, width, height, pages, exif, xmp, icc, iptc } = await sharp(kept.bytes).metadata();
  const carried = { type: kept.type, format, pages: pages ?? 1, exif, xmp, icc, iptc };
  const nothing = { exif: undefined, xmp: undefined, icc: undefined, iptc: undefined };
  deepStrictEqual(carried, { type: 'image/webp', format: 'webp', pages: 1, ...nothing }, named);
  ok(width <= 2400 && height <= 2400, named);
  for (const sign of [MARK, '<script', '%PDF', 'PK\u0003\u0004']) {
    ok(!kept.bytes.includes(Buffer.from(sign, 'latin1')), `${sign} is in what is kept of ${named}`);
  }
}

async function countOf(sandbox: TestSandbox, { id }: SignedIn): Promise<number> {
  const [row] = await sandbox.database.query('select count(*) as count from file where player_id = $1', [id]);
  return row?.count ?? 0;
}
