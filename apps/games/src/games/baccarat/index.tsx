import { mountTable } from '../../kit/tables/mount-table.ts';
import { BaccaratPage } from './page.tsx';
import { baccaratKind } from './round.ts';

mountTable(baccaratKind, (seat) => <BaccaratPage seat={seat} />);
