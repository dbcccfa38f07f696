import { mountGame } from '../../kit/mount.tsx';
import { SlotPage } from './page.tsx';
import { slotReaders } from './round.ts';

mountGame({ readers: slotReaders, page: (seat) => <SlotPage seat={seat} /> });
