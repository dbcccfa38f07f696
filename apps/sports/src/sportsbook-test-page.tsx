import { ProductPage } from './lobby/product-page.tsx';

/** `/sportsbooktest`: the lobby's test product. */
export function SportsbookTestPage() {
  return <ProductPage product="sportsbooktest" />;
}
