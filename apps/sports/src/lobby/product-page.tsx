import { paths } from '@pavilion/contract';
import { LaunchStage } from '@pavilion/remote-kit';
import { IconLink, PageTitle } from '@pavilion/shared-ui';
import { useBoardMessages } from '../messages/boards.ts';
import styles from './product-page.module.css';

/** What the lobby host knows it by, and what the player reads. */
const products = {
  betby: 'betby',
  sportsbooktest: 'sportsbookTest',
} as const;

/** Another house's sportsbook in its frame, opened through the lobby host as a game is. */
export function ProductPage({ product }: { readonly product: keyof typeof products }) {
  const t = useBoardMessages();
  const what = t(products[product]);
  const back = { to: paths.exchange('Cricket'), label: t('backToExchange') };
  return (
    <div className={styles.product}>
      <div className={styles.page}>
        <PageTitle start={<IconLink className={styles.back} icon="chevron-left" {...back} />}>{what}</PageTitle>
        <LaunchStage
          input={{ product }}
          what={what}
          title={t('productFrame', { what })}
          asking={t('askingLobby')}
          overText={t('productOver')}
          back={back}
        />
      </div>
    </div>
  );
}
