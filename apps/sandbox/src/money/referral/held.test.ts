import {
  type CallOutput,
  getReferralCommission,
  getReferralLines,
  getReferralStats,
  type ReferralHold,
} from '@pavilion/api-client/wire';
import { paise, ZERO } from '@pavilion/money';
import * as z from 'zod/mini';
import { DAY } from '../../base/index.ts';
import { createSessions, setStanding } from '../../players/index.ts';
import { changeSetting, walletOf } from '../../store/index.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { countWager } from '../wagers/wagers.ts';
import { codeFor, joinUnder } from './codes.ts';
import { payReferrals } from './commission.ts';
import { heldReferrals, refuseReferral, releaseReferral } from './held.ts';
import { COMMISSION_MOVES } from './states.ts';

let sandbox: TestSandbox;
let earner: SignedIn;
beforeAll(async () => {
  sandbox = await testSandbox();
});
beforeEach(async () => {
  earner = await newPlayer(sandbox, ZERO);
});
afterAll(() => sandbox.close());

const tx = <T>(work: Parameters<typeof sandbox.database.transaction<T>>[0]) => sandbox.database.transaction(work);
/** Somebody new whom `by` brought. */
async function brought(by: SignedIn): Promise<SignedIn> {
  const player = await newPlayer(sandbox);
  await tx(async (t) => {
    const code = await codeFor(t, by.id, 'direct', sandbox.now());
    await joinUnder(t, player.id, { referrer: by.id, code, agent: null }, sandbox.now());
  });
  return player;
}
/** What a market of sports came to for a player, in paise. */
async function settled(player: SignedIn, market: string, result: number): Promise<void> {
  await tx((t) =>
    countWager(t, {
      ...{ player: player.id, product: 'match_odds' as const, stake: paise(Math.abs(result)) },
      ...{ atRisk: paise(Math.abs(result)), result: paise(result) },
      ...{ reference: `${market}:${player.id}`, at: sandbox.now() },
    }),
  );
}
/** A document with this number, as far as the desk has come with it. */
const document = (player: SignedIn, number: string, status: 'approved' | 'pending' = 'approved') =>
  sandbox.database.query(
    `insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at, decided_at)
     values ($1, 'passport', $2, '', decode(md5($3), 'hex'), $4, $4)`,
    [player.id, status, number, sandbox.now()],
  );
async function pay() {
  sandbox.pass(1000);
  return tx((t) => payReferrals(t, sandbox.now(), sandbox.now()));
}
const paidTo = async (player: SignedIn) => (await walletOf(sandbox.database, player.id)).cash;
async function seen(by = earner): Promise<{
  readonly stats: CallOutput<typeof getReferralStats>['data'];
  readonly held: CallOutput<typeof getReferralCommission>['data']['held'];
  readonly lines: CallOutput<typeof getReferralLines>['data']['lines'];
  readonly open: number;
}> {
  const { token } = by;
  const stats = await sandbox.get('/api/ref/stats', { token });
  const commission = await sandbox.get('/api/ref/commission', { token });
  const lines = await sandbox.get('/api/ref/commission/lines?period=held', { token });
  const { open, held } = z.decode(getReferralCommission.response, commission.body as never).data;
  return {
    stats: z.decode(getReferralStats.response, stats.body as never).data,
    lines: z.decode(getReferralLines.response, lines.body as never).data.lines,
    ...{ held, open: open.earned },
  };
}
const reasons = async () => (await seen()).lines.map(({ held, earned }) => [held, earned]);
const release = (child: SignedIn, reason: ReferralHold, reasons: readonly ReferralHold[] = [reason]) =>
  tx((t) =>
    releaseReferral(t, { player: earner.id, child: child.id, reasons }, reason, new Date(sandbox.now().getTime() + 1)),
  );
/** Has the house want documents of children while `work` runs. */
async function withDocumentsWanted(work: () => Promise<void>): Promise<void> {
  await tx((t) => changeSetting(t, 'referral', { kycOfChildren: true }));
  try {
    await work();
  } finally {
    await tx((t) => changeSetting(t, 'referral', { kycOfChildren: false }));
  }
}

test('what is earned on oneself is held and said, apart from what is open, and both add up to what was earned', async () => {
  const [own, friend] = [await brought(earner), await brought(earner)];
  await document(earner, `own ${earner.id}`);
  await document(own, `own ${earner.id}`);
  await settled(own, 'own-1', -100_000);
  await settled(friend, 'own-1', -40_000);
  const { stats, held, lines, open } = await seen();
  expect(stats).toMatchObject({ earned: 21_000, pending: 6000, held: 15_000, paid: 0 });
  expect([held, open]).toMatchObject([{ id: 'held', players: 1, netLoss: 100_000, earned: 15_000 }, 6000]);
  expect(lines).toMatchObject([{ held: 'same-person', netLoss: 100_000, earned: 15_000 }]);
  await pay();
  expect([await paidTo(earner), (await seen()).stats]).toMatchObject([6000, { pending: 0, held: 15_000, paid: 6000 }]);
});

test('what the desk releases is paid with the next payment, once; what settles later is held anew', async () => {
  const own = await brought(earner);
  await document(earner, `kin ${earner.id}`);
  await document(own, `kin ${earner.id}`);
  await settled(own, 'kin-1', -100_000);
  expect(await release(own, 'same-person')).toBe(15_000);
  await expect(release(own, 'same-person')).rejects.toMatchObject({ status: 409 });
  await settled(own, 'kin-2', -20_000);
  await pay();
  expect([await paidTo(earner), await reasons()]).toEqual([15_000, [['same-person', 3000]]]);
  await expect(release(own, 'both-sides')).rejects.toMatchObject({ status: 409 });
});

describe('what the desk refuses for good', () => {
  const refuse = (child: SignedIn) =>
    tx((t) =>
      refuseReferral(
        t,
        { player: earner.id, child: child.id, reasons: ['same-person'] },
        'You can’t earn commission on your own account.',
        new Date(sandbox.now().getTime() + 1),
      ),
    );
  const refused = async () => {
    const { token } = earner;
    const { body } = await sandbox.get('/api/ref/commission', { token });
    const lines = await sandbox.get('/api/ref/commission/lines?period=refused', { token });
    return {
      period: z.decode(getReferralCommission.response, body as never).data.refused,
      lines: z.decode(getReferralLines.response, lines.body as never).data.lines,
    };
  };
  const twins = async () => {
    const own = await brought(earner);
    await document(earner, `refused ${earner.id}`);
    await document(own, `refused ${earner.id}`);
    await settled(own, `refused-${own.id}`, -100_000);
    return own;
  };

  test('is paid by nobody, the statement has it with its reason, and all of it adds up to what was earned', async () => {
    const own = await twins();
    expect(await refuse(own)).toBe(15_000);
    await expect(refuse(own)).rejects.toMatchObject({ status: 409 });
    await expect(release(own, 'same-person')).rejects.toMatchObject({ status: 409 });
    await pay();
    expect(await paidTo(earner)).toBe(0);
    expect((await seen()).stats).toMatchObject({ earned: 15_000, pending: 0, held: 0, refused: 15_000, paid: 0 });
    expect(await refused()).toMatchObject({
      period: { id: 'refused', players: 1, earned: 15_000 },
      lines: [{ earned: 15_000, reason: 'You can’t earn commission on your own account.' }],
    });
  });

  test('takes nothing back when its result is corrected, and what settles later is looked at anew', async () => {
    const own = await twins();
    await refuse(own);
    await settled(own, `refused-${own.id}`, 40_000);
    expect((await seen()).stats).toMatchObject({ pending: 0, held: 0, refused: -6000 });
    await settled(own, `refused-later-${own.id}`, -20_000);
    expect((await seen()).stats).toMatchObject({ pending: 0, held: 3000 });
  });

  test('stays so, and what was paid does: the database takes no other move', async () => {
    const own = await twins();
    await refuse(own);
    const friend = await brought(earner);
    await settled(friend, `friend-${friend.id}`, -100_000);
    await pay();
    const ends = Object.values(COMMISSION_MOVES).flatMap(({ from }) =>
      from.filter((one) => !['open', 'held'].includes(one)),
    );
    expect(ends).toEqual([]);
    const code = { code: 'PVDM1' };
    await expect(
      sandbox.database.query(
        `update referral_commission set refused_at = null, refused_why = null where earner_id = $1 and refused_at is not null`,
        [earner.id],
      ),
    ).rejects.toMatchObject(code);
    await expect(
      sandbox.database.query(
        `update referral_commission set paid_at = now() where earner_id = $1 and refused_at is not null`,
        [earner.id],
      ),
    ).rejects.toMatchObject(code);
    await expect(
      sandbox.database.query(
        `update referral_commission set refused_at = now(), refused_why = 'No.' where earner_id = $1 and paid_at is not null`,
        [earner.id],
      ),
    ).rejects.toMatchObject(code);
  });
});

test('where the house wants documents of children, what settled before one was approved is held', async () => {
  const child = await brought(earner);
  await settled(child, 'kyc-1', -100_000);
  expect(await reasons()).toEqual([]);
  await withDocumentsWanted(async () => {
    await document(child, `child ${child.id}`, 'pending');
    expect(await reasons()).toEqual([['unverified', 15_000]]);
    sandbox.pass(1000);
    await sandbox.database.query(`update kyc_document set status = 'approved', decided_at = $2 where player_id = $1`, [
      child.id,
      sandbox.now(),
    ]);
    await settled(child, 'kyc-2', -40_000);
    await pay();
    expect([await paidTo(earner), await reasons()]).toEqual([6000, [['unverified', 15_000]]]);
  });
});

describe('what a child won is not held apart from what others lost', () => {
  /** Has the earner be one person with a child, as whoever saves that one's payout account looks. */
  const asOne = async (child: SignedIn) => {
    await document(earner, `won ${child.id}`);
    await document(child, `won ${child.id}`);
  };

  test('by a child who turns out to be the earner: it is offset, and nothing is paid out of nothing', async () => {
    const [loser, winner] = [await brought(earner), await brought(earner)];
    await settled(loser, 'net-1', -1_000_000);
    await settled(winner, 'net-1', 950_000);
    expect((await seen()).open).toBe(7500);
    await asOne(winner);
    expect([await reasons(), (await seen()).open]).toEqual([[], 7500]);
    await pay();
    expect(await paidTo(earner)).toBe(7500);
  });

  test('by a child who turns out to be the earner after they were paid: a correction takes back', async () => {
    const child = await brought(earner);
    await settled(child, 'net-2', -1_000_000);
    await pay();
    await asOne(child);
    await settled(child, 'net-2', 0);
    expect([await reasons(), (await seen()).open]).toEqual([[], -150_000]);
  });

  test('by a child without a document, where the house wants them; what it brought in all is held once it is above zero', async () => {
    const [loser, winner] = [await brought(earner), await brought(earner)];
    await document(loser, `loser ${loser.id}`);
    sandbox.pass(1000);
    await settled(loser, 'net-3', -1_000_000);
    await settled(winner, 'net-3', 950_000);
    await withDocumentsWanted(async () => {
      expect([await reasons(), (await seen()).open]).toEqual([[], 7500]);
      await settled(winner, 'net-4', -1_000_000);
      expect([await reasons(), (await seen()).open]).toEqual([[['unverified', 7500]], 150_000]);
    });
  });
});

test('what is released for one reason stays held for the others, and only by who has seen all of them', async () => {
  const child = await brought(earner);
  await settled(child, 'many-1', -100_000);
  await settled(earner, 'many-1', 95_000);
  await document(earner, `many ${earner.id}`);
  await document(child, `many ${earner.id}`, 'pending');
  await withDocumentsWanted(async () => {
    const all = ['same-person', 'unverified', 'both-sides'] as const;
    const later = new Date(sandbox.now().getTime() + 1);
    const listed = (await heldReferrals(sandbox.database, later, 50, 'others')).filter(
      (one) => one.player === earner.id,
    );
    expect(listed).toMatchObject([{ reasons: all, other: earner.id, amount: 15_000 }]);
    await expect(release(child, 'same-person')).rejects.toMatchObject({ status: 409 });
    expect(await release(child, 'same-person', all)).toBe(15_000);
    await expect(release(child, 'same-person', all)).rejects.toMatchObject({ status: 409 });
    expect(await reasons()).toEqual([['unverified', 15_000]]);
    await release(child, 'both-sides', ['unverified', 'both-sides']);
    await pay();
    expect([await paidTo(earner), await reasons()]).toEqual([0, [['unverified', 15_000]]]);
    await release(child, 'unverified');
    await pay();
    expect([await paidTo(earner), await reasons()]).toEqual([15_000, []]);
  });
});

test('a closed account is paid no commission, and what was open is again when it is opened', async () => {
  await settled(await brought(earner), 'shut-1', -100_000);
  const stand = (state: 'closed' | 'active') =>
    tx((t) =>
      setStanding(t, createSessions(sandbox.database, sandbox.now), earner.id, { state, until: null }, sandbox.now()),
    );
  await stand('closed');
  await pay();
  expect(await paidTo(earner)).toBe(0);
  await stand('active');
  await pay();
  expect(await paidTo(earner)).toBe(15_000);
});

describe('of who has excluded themselves', () => {
  const exclude = (until: Date | null) =>
    tx((t) =>
      setStanding(
        t,
        createSessions(sandbox.database, sandbox.now),
        earner.id,
        { state: 'excluded', until },
        sandbox.now(),
      ),
    );

  test('what was earned is held, also what was released before, and no operator lets it be paid', async () => {
    const [own, friend] = [await brought(earner), await brought(earner)];
    await document(earner, `out ${earner.id}`);
    await document(own, `out ${earner.id}`);
    await settled(own, 'out-1', -100_000);
    await settled(friend, 'out-1', -40_000);
    await release(own, 'same-person');
    await exclude(null);
    expect((await seen()).stats).toMatchObject({ pending: 0, held: 21_000, paid: 0 });
    expect(await reasons()).toEqual([
      ['excluded', 15_000],
      ['excluded', 6000],
    ]);
    for (const reason of ['excluded', 'same-person'] as const) {
      await expect(release(own, reason)).rejects.toMatchObject({ status: 409 });
    }
    await pay();
    expect(await paidTo(earner)).toBe(0);
    const listed = async (of: 'excluded' | 'others') =>
      (await heldReferrals(sandbox.database, sandbox.now(), 50, of)).filter(({ player }) => player === earner.id);
    expect([(await listed('excluded')).length, await listed('others')]).toEqual([2, []]);
  });

  test('it is held for as long as that lasts, and open then', async () => {
    const child = await brought(earner);
    await exclude(new Date(sandbox.now().getTime() + DAY));
    await settled(child, 'until-1', -40_000);
    sandbox.pass(DAY - 1001);
    await pay();
    expect([await paidTo(earner), await reasons()]).toEqual([0, [['excluded', 6000]]]);
    await pay();
    expect([await paidTo(earner), await reasons()]).toEqual([6000, []]);
  });

  test('an exclusion that is being committed as commission is paid comes first', async () => {
    await settled(await brought(earner), 'race-1', -40_000);
    sandbox.pass(1000);
    const { paid } = await tx(async (t) => {
      await setStanding(
        t,
        createSessions(sandbox.database, sandbox.now),
        earner.id,
        { state: 'excluded', until: null },
        sandbox.now(),
      );
      const sent = tx((other) => payReferrals(other, sandbox.now(), sandbox.now()));
      await waiting(sandbox.database, 1);
      return { paid: sent };
    });
    expect((await paid).filter(({ player }) => player === earner.id)).toEqual([]);
    expect(await paidTo(earner)).toBe(0);
  });
});

describe('a market that a child lost', () => {
  test('and their earner won is held, that one market alone', async () => {
    const child = await brought(earner);
    await settled(child, 'pair-1', -100_000);
    await settled(earner, 'pair-1', 95_000);
    await settled(child, 'pair-2', -40_000);
    await settled(earner, 'pair-3', 50_000);
    expect(await reasons()).toEqual([['both-sides', 15_000]]);
    const later = new Date(sandbox.now().getTime() + 1);
    const [row] = (await heldReferrals(sandbox.database, later, 50, 'others')).filter(
      ({ player }) => player === earner.id,
    );
    expect(row).toMatchObject({ child: child.id, other: earner.id, reasons: ['both-sides'], lost: 100_000, wagers: 1 });
    await pay();
    expect(await paidTo(earner)).toBe(6000);
  });

  test('and another account of the child won is held; one that a stranger won is not', async () => {
    const [child, twin, stranger] = [await brought(earner), await newPlayer(sandbox), await newPlayer(sandbox)];
    await settled(child, 'twin-1', -100_000);
    await settled(stranger, 'twin-1', 95_000);
    expect(await reasons()).toEqual([]);
    await settled(twin, 'twin-1', 95_000);
    expect(await reasons()).toEqual([]);
    await document(child, `twin ${child.id}`);
    await document(twin, `twin ${child.id}`);
    expect(await reasons()).toEqual([['both-sides', 15_000]]);
  });

  test('and another child won counts less that already: nothing is held', async () => {
    const [child, other] = [await brought(earner), await brought(earner)];
    await settled(child, 'both-1', -100_000);
    await settled(other, 'both-1', 90_000);
    expect([await reasons(), (await seen()).open]).toEqual([[], 1500]);
  });

  test('and who stands between won is held for them alone: it counts less for whoever is above both', async () => {
    const between = await brought(earner);
    const child = await brought(between);
    await settled(child, 'between-1', -100_000);
    await settled(between, 'between-1', 90_000);
    expect([await reasons(), (await seen()).open]).toEqual([[], 1500]);
    expect((await seen(between)).lines).toMatchObject([{ held: 'both-sides', earned: 15_000 }]);
  });

  test('and that is settled anew, so that they won, takes back what was paid: a correction is never held', async () => {
    const child = await brought(earner);
    await settled(child, 'again-1', -100_000);
    await pay();
    await settled(earner, 'again-1', 90_000);
    await settled(child, 'again-1', -50_000);
    expect([await reasons(), (await seen()).open]).toEqual([[], -7500]);
  });
});
