import { type Clock, DAY, MINUTE } from '../../base/index.ts';
import { demoPlayer, type FilledField, keepFile, nameFile, recordDocument } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded, type Transaction } from '../../store/index.ts';
import { samplePicture } from './sample-picture.ts';

const VERSION = '1';

/** The demo player's Aadhaar: declined for its missing back the first time, approved the second. */
export async function seedDemoKyc(database: Database, clock: Clock): Promise<void> {
  if (await isSeeded(database, 'demo-kyc', VERSION)) return;
  const now = clock();
  const ago = (days: number, minutes = 0) => new Date(now.getTime() - days * DAY - minutes * MINUTE);
  const card = await samplePicture('card');
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) {
      const picture = async (at: Date) => {
        const id = await keepFile(tx, { player: demo.id, purpose: 'kyc', picture: card, now: at });
        await nameFile(tx, { id, player: demo.id, purpose: 'kyc', now: at });
        return id;
      };
      const send = async (sent: Date, decided: Date, reason?: string) =>
        add(tx, demo.id, { front: await picture(sent), back: await picture(sent), sent, decided, reason });
      await send(ago(3, 50), ago(1, 20), 'The back side is cut off. The address stands there.');
      await send(ago(0, 70), ago(0, 10));
    }
    await markSeeded(tx, 'demo-kyc', VERSION);
  });
}

interface PastDocument {
  readonly front: string;
  readonly back: string;
  readonly sent: Date;
  readonly decided: Date;
  readonly reason: string | undefined;
}

async function add(
  tx: Transaction,
  player: number,
  { front, back, sent, decided, reason }: PastDocument,
): Promise<void> {
  const fields: FilledField[] = [
    // Numbers that begin with 0 or 1 are given to nobody.
    { name: 'number', label: 'Aadhaar number', type: 'text', value: '000000004821' },
    { name: 'fullName', label: 'Full name', type: 'text', value: 'Rohit Kulkarni' },
    { name: 'birth', label: 'Date of birth', type: 'date', value: '1994-06-14' },
    { name: 'front', label: 'Front', type: 'file', value: front },
    { name: 'back', label: 'Back', type: 'file', value: back },
  ];
  await recordDocument(tx, player, { type: 'aadhaar', fields, reason, sent, decided });
}
