import { fieldErrors } from '@pavilion/remote-kit';
import { type PlainKey, useMessages } from '../messages/index.ts';

/** Turns what a rule found into what a form's `validate` returns, in the player's language. */
export const useFieldErrors = () => fieldErrors<PlainKey>(useMessages());
