import { useWords } from '../words/index.ts';
import type { Complaint } from './rules.ts';

/** Turns a rule's complaint into what a form's `validate` answers: true, or the message. */
export function useComplaints(): (complaint: Complaint) => true | string {
  const say = useWords();
  return (complaint) => (complaint ? say(complaint) : true);
}
