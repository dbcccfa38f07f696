import { mountTable } from '../../kit/tables/mount-table.ts';
import { DreamCatcherPage } from './page.tsx';
import { dreamKind } from './round.ts';

mountTable(dreamKind, (seat) => <DreamCatcherPage seat={seat} />);
