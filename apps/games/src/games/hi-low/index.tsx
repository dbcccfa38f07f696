import { mountTable } from '../../kit/tables/mount-table.ts';
import { HiLowPage } from './page.tsx';
import { hiLowKind } from './round.ts';

mountTable(hiLowKind, (seat) => <HiLowPage seat={seat} />);
