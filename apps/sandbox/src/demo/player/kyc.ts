import { type Clock, DAY, istDay, MINUTE } from '../../base/index.ts';
import { demoPlayer, type FilledField, keepFile, nameFile, recordDocument } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded, type Transaction, type Vault } from '../../store/index.ts';
import { samplePicture } from './sample-picture.ts';

const VERSION = '1';

/** When the demo player's Aadhaar was decided, by what their clock says: declined the first time, approved the second. */
export const aadhaarDecided = (now: Date) => ({ declined: ago(now, 1, 20), approved: ago(now, 0, 10) });
export const BACK_CUT_OFF = 'The back side is cut off. Send a picture that shows the address.';

const ago = (now: Date, days: number, minutes = 0) => new Date(now.getTime() - days * DAY - minutes * MINUTE);

/** A document that was decided, its pictures aside. */
interface PastDocument {
  readonly type: 'aadhaar' | 'pan' | 'passport';
  readonly number: readonly [label: string, value: string];
  readonly pictures: readonly (readonly [name: string, label: string])[];
  readonly expiresOn?: string;
  readonly sent: Date;
  readonly decided: Date;
  readonly reason: string | undefined;
}

/** Their Aadhaar, declined for its missing back and then approved; a passport that has expired since; and a PAN that could not be read. */
function documents(now: Date): readonly PastDocument[] {
  const { declined, approved } = aadhaarDecided(now);
  // Numbers that begin with 0 or 1 are given to nobody.
  const aadhaar = {
    type: 'aadhaar',
    number: ['Aadhaar number', '000000004821'],
    pictures: [
      ['front', 'Front'],
      ['back', 'Back'],
    ],
  } as const;
  const expiresOn = istDay(ago(now, 12));
  return [
    {
      type: 'passport',
      number: ['Passport number', 'Z0000417'],
      pictures: [['front', 'Page with the picture']],
      ...{ expiresOn, sent: ago(now, 52), decided: ago(now, 51), reason: undefined },
    },
    {
      type: 'pan',
      number: ['PAN number', 'AAAPA0000A'],
      pictures: [['front', 'Front']],
      ...{ sent: ago(now, 9, 30), decided: ago(now, 8), reason: 'The picture is blurred.' },
    },
    { ...aadhaar, sent: ago(now, 3, 50), decided: declined, reason: BACK_CUT_OFF },
    { ...aadhaar, sent: ago(now, 0, 70), decided: approved, reason: undefined },
  ];
}

/** The demo player's documents: one in each state but waiting. One that is approved is enough. */
export async function seedDemoKyc(database: Database, clock: Clock, vault: Vault): Promise<void> {
  if (await isSeeded(database, 'demo-kyc', VERSION)) return;
  const now = clock();
  const card = await samplePicture('card');
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      const picture = async (at: Date) => {
        const id = await keepFile(tx, vault, { player: demo.id, purpose: 'kyc', picture: card, now: at });
        await nameFile(tx, { id, player: demo.id, purpose: 'kyc', now: at });
        return id;
      };
      for (const past of documents(now)) await add(tx, vault, { player: demo.id, past, picture });
    }
    await markSeeded(tx, 'demo-kyc', VERSION);
  });
}

interface Adding {
  readonly player: number;
  readonly past: PastDocument;
  /** Keeps a picture that was sent at a moment, and returns its id. */
  readonly picture: (at: Date) => Promise<string>;
}

async function add(tx: Transaction, vault: Vault, { player, past, picture }: Adding): Promise<void> {
  const {
    number: [label, value],
    pictures,
    ...rest
  } = past;
  const files: FilledField[] = [];
  for (const [name, called] of pictures) {
    files.push({ name, label: called, type: 'file', value: await picture(past.sent) });
  }
  const fields: FilledField[] = [
    { name: 'number', label, type: 'text', value },
    { name: 'fullName', label: 'Full name', type: 'text', value: 'Rohit Kulkarni' },
    { name: 'birth', label: 'Date of birth', type: 'date', value: '1994-06-14' },
    ...(past.expiresOn === undefined
      ? []
      : [{ name: 'expiry', label: 'Valid until', type: 'date', value: past.expiresOn } as const]),
    ...files,
  ];
  await recordDocument(tx, vault, player, { ...rest, fields });
}
