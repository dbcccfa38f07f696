import { mountLive } from '../../kit/mount.tsx';
import { aviatorReaders } from './flight.ts';
import { AviatorPage } from './page.tsx';

mountLive({ readers: aviatorReaders, page: (seat) => <AviatorPage seat={seat} /> });
