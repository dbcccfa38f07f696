import { mountGame } from '../../kit/mount.tsx';
import { MinesPage } from './page.tsx';
import { minesReaders } from './round.ts';

mountGame({ readers: minesReaders, page: (seat) => <MinesPage seat={seat} /> });
