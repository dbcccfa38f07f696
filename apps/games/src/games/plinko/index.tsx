import { mountGame } from '../../kit/mount.tsx';
import { PlinkoPage } from './page.tsx';
import { plinkoReaders } from './round.ts';

mountGame({ readers: plinkoReaders, page: (seat) => <PlinkoPage seat={seat} /> });
