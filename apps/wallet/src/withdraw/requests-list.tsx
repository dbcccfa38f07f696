import type { Withdrawable, Withdrawal } from '@pavilion/api-client';
import { useState } from 'react';
import { CancelDialog } from './cancel-dialog.tsx';
import { RequestLine } from './request-line.tsx';
import styles from './withdraw.module.css';

/** Requests, newest first; a pending one can be taken back from its line, where the organisation lets players do that. */
export function RequestsList({
  requests,
  available: { cash, canCancel },
}: {
  readonly requests: readonly Withdrawal[];
  readonly available: Withdrawable;
}) {
  const [cancelling, setCancelling] = useState<Withdrawal | null>(null);
  return (
    <>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <RequestLine
            key={request.id}
            request={request}
            onCancel={canCancel && request.state === 'pending' ? () => setCancelling(request) : undefined}
          />
        ))}
      </ul>
      {cancelling && (
        <CancelDialog
          id={cancelling.id}
          amount={cancelling.amount}
          request={requests.find(({ id }) => id === cancelling.id)}
          cash={cash}
          onClose={() => setCancelling(null)}
        />
      )}
    </>
  );
}
