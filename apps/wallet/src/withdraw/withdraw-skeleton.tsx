import { Skeleton } from '@pavilion/shared-ui';
import { Columns } from '../parts/columns.tsx';

/** The place of a withdrawal's page while it loads: its card, and beside it what is chosen or filled in. */
export function WithdrawSkeleton({ railFirst = true }: { readonly railFirst?: boolean }) {
  return (
    <Columns railFirst={railFirst} rail={<Skeleton height={341} radius={10} />}>
      <Skeleton height={230} radius={10} />
      <Skeleton height={430} radius={10} />
    </Columns>
  );
}
