import type { Kyc, KycDocument } from '@pavilion/api-client';
import { countDays, type Day, dayOf } from '@pavilion/remote-kit';
import type { TranslateKyc } from '../messages/kyc.ts';

type Status = Kyc['status'];
type Schema = Kyc['schema'][number];

/** One kind of document as the page shows it: how it stands, and what was sent of it. */
export interface DocumentView {
  readonly type: string;
  /** Undefined for a kind that the operator takes no more. */
  readonly schema: Schema | undefined;
  readonly label: string;
  readonly status: Status;
  /** The one that decides how it stands. */
  readonly current: KycDocument | undefined;
  /** The others, newest first. */
  readonly earlier: readonly KycDocument[];
}

/** How near its end an approved document is pointed out, days. */
const SOON = 30;

/** The kinds that the operator takes, in its order, then those that were sent and are taken no more. */
export function documentViews({ schema, documents }: Kyc, t: TranslateKyc): DocumentView[] {
  const open = schema.map(({ type }) => type);
  const closed = documents.map(({ type }) => type).filter((type) => !open.includes(type));
  return [...open, ...new Set(closed)].map((type) => {
    const ofType = documents.filter((document) => document.type === type);
    const current =
      ['pending', 'approved'].flatMap((status) => ofType.filter((one) => one.status === status))[0] ?? ofType[0];
    const known = schema.find((one) => one.type === type);
    return {
      type,
      schema: known,
      label: typeText(type, known?.label ?? type, t),
      status: current?.status ?? 'none',
      current,
      earlier: ofType.filter((one) => one !== current),
    };
  });
}

/** Whether a document may be sent: the moves of betting.md, as the operator has them. */
export const canSend = ({ status, schema }: DocumentView): boolean =>
  schema !== undefined && (status === 'none' || status === 'declined' || status === 'expired');

/** The document that the player's standing is about: the one to act on, or the one that decides it. */
export function decisive(status: Status, views: readonly DocumentView[]): DocumentView | undefined {
  return views.filter((view) => view.status === status).toSorted((a, b) => sentAt(b) - sentAt(a))[0];
}
const sentAt = ({ current }: DocumentView) => current?.submittedAt.getTime() ?? 0;

/** The approved document whose end is near, where no other approved one lasts longer. Days from today, 0 for today. */
export function endingSoon(
  views: readonly DocumentView[],
  today: Day = dayOf(new Date()),
): { readonly view: DocumentView; readonly on: Day; readonly days: number } | undefined {
  const approved = views.filter(({ status }) => status === 'approved');
  const ends = approved.map((view) => ({ view, on: view.current?.expiresOn }));
  if (ends.some(({ on }) => on === undefined)) return undefined;
  const [last] = ends.toSorted((a, b) => ((a.on ?? '') < (b.on ?? '') ? 1 : -1));
  if (last?.on === undefined) return undefined;
  const days = countDays(today, last.on) - 1;
  return days <= SOON ? { view: last.view, on: last.on, days } : undefined;
}

const types = {
  pan: 'type_pan',
  aadhaar: 'type_aadhaar',
  passport: 'type_passport',
  emiratesId: 'type_emiratesId',
} as const;
const isKnown = (type: string): type is keyof typeof types => Object.hasOwn(types, type);

/** A kind of document in the player's language; as the operator calls it where it is not known. */
const typeText = (type: string, label: string, t: TranslateKyc): string => (isKnown(type) ? t(types[type]) : label);
