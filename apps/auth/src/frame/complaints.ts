import { useMessages } from '../messages/index.ts';
import type { Complaint } from './rules.ts';

/** Turns a rule's complaint into what a form's `validate` answers: true, or the message. */
export function useComplaints(): (complaint: Complaint) => true | string {
  const t = useMessages();
  return (complaint) => (complaint ? t(complaint) : true);
}
