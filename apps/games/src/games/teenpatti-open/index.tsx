import { mountTable } from '../../kit/tables/mount-table.ts';
import { TeenpattiPage } from './page.tsx';
import { teenpattiKind } from './round.ts';

mountTable(teenpattiKind, (seat) => <TeenpattiPage seat={seat} />);
