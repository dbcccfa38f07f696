import { mountGame } from '../../kit/mount.tsx';
import { DicePage } from './page.tsx';
import { diceReaders } from './round.ts';

mountGame({ readers: diceReaders, page: (seat) => <DicePage seat={seat} /> });
