import { playerId } from '../base/index.ts';
import { approveKyc } from '../players/index.ts';
import type { Queryable, Transaction, Vault } from '../store/index.ts';
import { type Asking, ask } from './money-requests.ts';
import type { DocumentRequest } from './request-kinds.ts';
import { requestId, waitingAbout } from './requests.ts';

/** Asks for a document to be approved of somebody who is paid to where an excluded player is: that always takes two. */
export async function askDocument(
  tx: Transaction,
  { id, player, label }: { readonly id: string; readonly player: number; readonly label: string },
  asking: Asking,
): Promise<string> {
  const request = await ask(tx, { kind: 'document', player, subject: id }, asking);
  return `Approved KYC, as the first of two (${requestId(request.id)}): ${label} of ${playerId(player)}, because: ${asking.reason}`;
}

/** Approves a document that waited, for the second operator, who has locked the request. */
export async function doDocument(tx: Transaction, vault: Vault, request: DocumentRequest, now: Date): Promise<void> {
  await approveKyc(tx, vault, request.subject, now, 'two');
}

/** The documents that one operator has approved and that wait for a second one, by their numbers. */
export async function documentsWaiting(database: Queryable, now: Date): Promise<ReadonlyMap<string, DocumentRequest>> {
  const requests = [...(await waitingAbout(database, ['document'], now)).values()];
  return new Map(requests.flatMap((one) => (one.kind === 'document' ? [[one.subject, one] as const] : [])));
}
