import { QueryBoundary, type QueryBoundaryProps } from '@pavilion/remote-kit';
import { Scroller } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { FrontSection, type FrontSectionProps } from './front-section.tsx';

type RowSectionProps<Data> = Omit<FrontSectionProps, 'children'> &
  Pick<QueryBoundaryProps<Data>, 'query' | 'what' | 'empty' | 'children'> & {
    readonly rowClassName: string | undefined;
    /** The row's items while they are on their way. */
    readonly waiting: ReactNode;
  };

/** A section of a front page that is one row of what a query brings: list items, scrolled sideways. */
export function RowSection<Data>({
  query,
  what,
  empty,
  rowClassName,
  waiting,
  children,
  ...head
}: RowSectionProps<Data>) {
  const row = (items: ReactNode) => <Scroller className={rowClassName}>{items}</Scroller>;
  return (
    <FrontSection {...head}>
      <QueryBoundary query={query} what={what} empty={empty} skeleton={row(waiting)}>
        {(data) => row(children(data))}
      </QueryBoundary>
    </FrontSection>
  );
}
