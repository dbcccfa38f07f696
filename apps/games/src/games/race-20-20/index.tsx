import { mountTable } from '../../kit/tables/mount-table.ts';
import { RacePage } from './page.tsx';
import { raceKind } from './round.ts';

mountTable(raceKind, (seat) => <RacePage seat={seat} />);
