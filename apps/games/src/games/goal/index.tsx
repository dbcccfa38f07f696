import { mountGame } from '../../kit/mount.tsx';
import { GoalPage } from './page.tsx';
import { goalReaders } from './round.ts';

mountGame({ readers: goalReaders, page: (seat) => <GoalPage seat={seat} /> });
