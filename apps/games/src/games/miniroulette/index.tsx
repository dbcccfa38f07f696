import { mountGame } from '../../kit/mount.tsx';
import { RoulettePage } from './page.tsx';
import { rouletteReaders } from './round.ts';

mountGame({ readers: rouletteReaders, page: (seat) => <RoulettePage seat={seat} /> });
