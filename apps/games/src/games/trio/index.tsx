import { mountTable } from '../../kit/tables/mount-table.ts';
import { TrioPage } from './page.tsx';
import { trioKind } from './round.ts';

mountTable(trioKind, (seat) => <TrioPage seat={seat} />);
