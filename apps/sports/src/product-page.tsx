import { paths } from '@pavilion/contract';
import { LaunchStage, useLaunch } from '@pavilion/remote-kit';
import { IconLink, PageTitle } from '@pavilion/shared-ui';
import { useLocation } from 'react-router';
import styles from './lobby/product-page.module.css';
import { useBoardMessages } from './messages/boards.ts';

/**
 * `/betby` and `/sportsbooktest`: another house's sportsbook in its frame, opened through the lobby host as a game is; the latter is
 * the lobby's test product.
 */
export function ProductPage() {
  const t = useBoardMessages();
  const product = useLocation().pathname.startsWith(paths.betby()) ? 'betby' : 'sportsbooktest';
  const what = t(product === 'betby' ? 'betby' : 'sportsbookTest');
  const back = { to: paths.exchange('Cricket'), label: t('backToExchange') };
  return (
    <div className={styles.product}>
      <div className={styles.page}>
        <PageTitle start={<IconLink className={styles.back} icon="chevron-left" {...back} />}>{what}</PageTitle>
        <Product key={product} product={product} what={what} back={back} />
      </div>
    </div>
  );
}

interface ProductProps {
  readonly product: 'betby' | 'sportsbooktest';
  readonly what: string;
  readonly back: { readonly to: string; readonly label: string };
}

function Product({ product, what, back }: ProductProps) {
  const t = useBoardMessages();
  const launch = useLaunch({ input: { product } });
  return (
    <LaunchStage
      launch={launch}
      what={what}
      title={t('productFrame', { what })}
      asking={t('askingLobby')}
      overText={t('productOver')}
      back={back}
    />
  );
}
