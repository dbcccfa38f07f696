import * as z from 'zod/mini';
import { type Call, calls } from './index.ts';
import { isPlain, isReadable, personText } from './person-text.ts';

const HOSTILE = [
  ...['HDFC\u202E Bank', 'HDFC\u200F Bank', '\u200EHDFC', '\u061CAsha', '\u2066Asha\u2069'],
  ...['Asha\nRao', 'Asha\u0007', 'Asha\u0000', 'Asha\u2028Rao', 'Asha\uD800'],
  ...['A\u200Bsha', '\uFEFFAsha', 'Asha\u2060', 'A\u034Fsha', '\u3164sha', 'Asha\u{E0041}', 'As\u200Dha'],
  ...[`A${'\u0301'.repeat(70)}sha`, `आ${'\u0947'.repeat(5)}`],
];
const NOTHING = ['\u202E', '\u200B\u200B\u200B', '\u0007', '...', '—', '\u3164\u3164', ' '];
const NAMES = [
  ...['Asha Rao', 'O’Brien-Smith', 'HDFC Bank', 'Müller', 'Nguyễn Thị Ánh', 'محمد', '北京', 'Cup 2026!', 'Diwali ❤️'],
  ...['आशा राव', 'श्रीमती शर्मा', 'कर्नाटक बैंक', 'क्\u200Dष', 'र\u200D्य', 'शक्\u200Cति', 'ਸਿੰਘ', 'ಕ್\u200Cಷ'],
];

test.each(HOSTILE)('%j turns, hides or covers what stands beside it', (text) => {
  expect([isPlain(text), isReadable(text)]).toEqual([false, false]);
});

test.each(NOTHING)('%j has nothing to read in it', (text) => {
  expect(isReadable(text)).toBe(false);
});

test.each(NAMES)('%s reads as it stands', (text) => {
  expect(z.decode(personText(1, 40), `  ${text} `)).toBe(text);
});

test.each(['Раvilion', 'Suppοrt', 'Αdmin', 'Ｐavilion Support', '𝐀dmin Pavilion', '🅿avilion', 'Ⓐdmin'])(
  '%s is written to be read as another',
  (text) => {
    expect(z.safeDecode(personText(1, 40), text).success).toBe(false);
  },
);

test.each(['Павильон', 'Παναγιώτης', 'Asha राव', 'Иван Rao'])('%s is of one script in each word', (text) => {
  expect(z.decode(personText(1, 40), text)).toBe(text);
});

/** What is looked up, compared or hashed and never shown to anybody, or is checked by what it is for; each with where that is. */
const OTHERWISE = [
  // Compared with what is kept, or hashed.
  ...['login.username', 'login.password', 'register.password', 'resetPassword.password'],
  ...[
    'updatePassword.current',
    'updatePassword.password',
    'takeBreak.password',
    'selfExclude.password',
    'setDefaultBank.password',
    'beginPasskey.password',
    'removePasskey.password',
  ],
  ...['createWithdrawal.password', 'register.agent_code', 'pageVisit.ref'],
  // Names of things that are looked up.
  'removePasskey.id',
  ...['setDefaultBank.id', 'removeBank.id', 'getBonusParts.bonusId', 'cancelBonus.bonusId', 'claimBonusPart.bonusId'],
  ...['activateBonus.bonusId', 'getBets.refmatchid', 'getBets.marketid', 'getBets.clientref', 'cancelBet.id'],
  ...['placeBet.refMatchId', 'placeBet.marketId', 'placeBet.runnerId', 'getCashOut.refmatchid', 'takeCashOut.quote'],
  ...['getGameIndex.provider', 'changeFavourites.add.provider', 'changeFavourites.add.code'],
  ...['changeFavourites.remove.provider', 'changeFavourites.remove.code'],
  ...['getPlaySession.provider', 'getPlaySession.code'],
  ...['getGames.provider', 'getDeposits.id', 'openLobby.gameCode', 'getMatchOdds.refmatchid'],
  ...['getBookmakerOdds.refmatchid', 'getFancyOdds.refmatchid', 'getPriceHistory.refmatchid'],
  ...['getMatchSettings.refmatchid', 'readNotifications.upTo', 'readNotifications.id', 'getNotifications.before'],
  ...['endSession.id', 'getReferralChildren.parent', 'getReferralLines.period', 'getStatementSubject.reference'],
  'getGames.slug',
  ...['getAccountStatement.reference', 'getAccountStatement.cursor', 'createWithdrawal.bankId', 'getWithdrawals.id'],
  ...['cancelWithdrawal.id'],
  // What a form's fields are is the operator's to say: `filledForm` looks at each by `isReadable`.
  ...['createDeposit.fields.{}', 'reclaimPayment.fields.{}', 'submitKyc.fields.{}'],
  // A path of this site, by `ownPath`: a URL spells such marks out.
  'fastpayme.returnPath',
];

interface Node {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> };
}

/** The texts that a schema takes, by where they stand. */
function* textsIn(schema: Node, path: string): Generator<readonly [string, Node]> {
  const { def } = schema._zod;
  if (def.type === 'string') yield [path, schema];
  for (const [key, part] of Object.entries((def.shape ?? {}) as Record<string, Node>)) {
    yield* textsIn(part, `${path}.${key}`);
  }
  for (const option of (def.options ?? def.items ?? []) as readonly Node[]) yield* textsIn(option, path);
  for (const inner of ['innerType', 'element', 'in'] as const) {
    if (def[inner]) yield* textsIn(def[inner] as Node, path);
  }
  if (def.valueType) yield* textsIn(def.valueType as Node, `${path}.{}`);
}

/** Whether a text schema takes marks that turn the direction, at any length that a name has. */
const takesMarks = (schema: Node) =>
  Array.from({ length: 80 }, (_, length) => `/a\u202E${'b'.repeat(length)}`).some(
    (text) =>
      z.safeDecode(schema as never, text as never).success ||
      z.safeDecode(schema as never, text.slice(1) as never).success,
  );

test('every text that a call takes and somebody else reads is a person’s text, or is named here with what else looks at it', () => {
  const open = Object.values<Call>(calls).flatMap(({ name, request }) =>
    [...textsIn(request as unknown as Node, name)].filter(([, schema]) => takesMarks(schema)).map(([path]) => path),
  );
  expect([...new Set(open)].toSorted()).toEqual(OTHERWISE.toSorted());
});
