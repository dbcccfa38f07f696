import { lazyPart } from '@pavilion/remote-kit';
import { Skeleton } from '@pavilion/shared-ui';
import styles from './chart.module.css';
import type { ChartPoint, ChartProps } from './drawn-chart.tsx';

const LazyChart = lazyPart(
  () => import('./drawn-chart.tsx').then((m) => m.DrawnChart<ChartPoint>),
  <Skeleton className={styles.shape} height={188} />,
);

/**
 * The one way in which the wallet draws a chart (docs/decisions/charts.md). Its code is loaded when the first chart is shown: the
 * figures of a page do not wait for it.
 */
export function Chart<Point extends ChartPoint>(props: ChartProps<Point>) {
  return <LazyChart {...props} />;
}
