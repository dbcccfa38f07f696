import type { PasskeyAssertion } from '@pavilion/api-client';
import { type AtField, lazyPart } from '@pavilion/remote-kit';
import { type ReactNode, useState } from 'react';

/** What the browser needs for passkeys comes once the operator wants one. */
const PasskeyDialog = lazyPart(() => import('./passkey-dialog.tsx').then((m) => m.PasskeyDialog), null);

interface Question {
  readonly refusal: string | undefined;
  readonly onEnd: (passkey: PasskeyAssertion | undefined) => void;
}

/** Sends something that the operator may want confirmed, once or with what confirms it. */
type SendAssured<Output> = (
  assured: { readonly passkey?: PasskeyAssertion },
  atField: AtField,
) => Promise<Output | undefined>;

/**
 * Sends, and where the operator wants the player's passkey has them question for it (`dialog`) and sends again with that, until it is done, fails
 * otherwise, or they leave it. Whether it is wanted is for the operator to say.
 */
export function usePasskeyConfirmation(): {
  readonly confirmed: <Output>(send: SendAssured<Output>, atField: AtField) => Promise<Output | undefined>;
  readonly dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = async (refusal: string | undefined) => {
    const passkey = await new Promise<PasskeyAssertion | undefined>((onEnd) => setQuestion({ refusal, onEnd }));
    setQuestion(null);
    return passkey;
  };
  async function confirmed<Output>(send: SendAssured<Output>, atField: AtField): Promise<Output | undefined> {
    let passkey: PasskeyAssertion | undefined;
    for (;;) {
      const wanted: string[] = [];
      const answer = await send(passkey ? { passkey } : {}, (field, message) => {
        if (field !== 'passkey') return atField(field, message);
        wanted.push(message);
        return 'asked';
      });
      if (wanted.length === 0) return answer;
      passkey = await ask(passkey && wanted[0]);
      if (!passkey) return undefined;
    }
  }
  return { confirmed, dialog: question && <PasskeyDialog {...question} /> };
}
