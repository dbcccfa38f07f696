import { ProductPage } from './lobby/product-page.tsx';

/** `/betby`: the sportsbook of another house. */
export function BetbyPage() {
  return <ProductPage product="betby" />;
}
