import { mountTable } from '../../kit/tables/mount-table.ts';
import { MatkaPage } from './page.tsx';
import { matkaKind } from './round.ts';

mountTable(matkaKind, (seat) => <MatkaPage seat={seat} />);
