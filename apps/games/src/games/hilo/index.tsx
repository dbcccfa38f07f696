import { mountGame } from '../../kit/mount.tsx';
import { HiloPage } from './page.tsx';
import { hiloReaders } from './round.ts';

mountGame({ readers: hiloReaders, page: (seat) => <HiloPage seat={seat} /> });
