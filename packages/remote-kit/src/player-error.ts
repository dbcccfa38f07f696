import { ApiError } from '@pavilion/api-client';
import type { TranslateKit } from './messages/index.ts';

/** An error as a player reads it. */
export interface PlayerError {
  /** What happened. */
  readonly title: string;
  /** Why, in the operator's own message where it gave one. */
  readonly text: string;
  /** What to do about it, where the operator has not said so: how long to wait after too many tries is theirs to say. */
  readonly advice?: string | undefined;
  /** What support asks for: the operator's name of the request. */
  readonly detail?: string | undefined;
}

/**
 * The one translation of why something could not be loaded. `what` names it at the start of a sentence: 'Games', 'The
 * statement'. `title` stands in its place where the specification fixes a sentence (spec §8).
 */
export function playerError(
  error: unknown,
  { what, title }: { readonly what: string; readonly title?: string | undefined },
  t: TranslateKit,
): PlayerError {
  const { kind, requestId } = error instanceof ApiError ? error : noApiError;
  return {
    title: title ?? t('couldNotLoad', { what }),
    text: operatorMessage(error, t) ?? t(texts[kind]),
    ...(isToldToWait(error) ? {} : { advice: t(advices[kind]) }),
    ...(requestId === undefined ? {} : { detail: t('reference', { id: requestId }) }),
  };
}

/** What the operator says of an error: in the player's language where it is refused by a name that is known, else as it came (spec §8). */
export function operatorMessage(error: unknown, t: TranslateKit): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return (error.refusal && t.refusal(error.refusal, error.serverMessage)) ?? error.serverMessage;
}

/** What belongs together in one line, each part a sentence of its own. Operators leave out the full stop. */
export function inOneLine(...parts: readonly (string | undefined)[]): string {
  return parts
    .filter((part) => part !== undefined && part !== '')
    .map((part) => (/[.!?।…]$/.test(part ?? '') ? part : `${part}.`))
    .join(' ');
}

/**
 * The one translation of why a form or a money call did not go through: the operator's own message, else `fallback` (spec
 * §8); below it what became of what was typed, and for a call that moves money whether it may have gone through all the same.
 */
export function sendError(
  error: unknown,
  options: {
    readonly fallback?: string | undefined;
    readonly fallbackText?: string | undefined;
    readonly movesMoney?: boolean;
  },
  t: TranslateKit,
): { readonly title: string; readonly text?: string; readonly detail?: string } {
  const { kind, requestId } = error instanceof ApiError ? error : noApiError;
  const message = operatorMessage(error, t);
  const { fallback, fallbackText, movesMoney = false } = options;
  const advice = isToldToWait(error) ? undefined : sendTexts[kind];
  const isUnexplained = advice === undefined && message === undefined && fallbackText !== undefined;
  const sentences = [
    ...(advice ? [t(advice)] : []),
    ...(isUnexplained ? [fallbackText] : []),
    ...(movesMoney && isOutcomeUnknown(error) ? [t('outcomeUnknown')] : []),
  ];
  return {
    title: message ?? fallback ?? t('somethingWentWrong'),
    ...(sentences.length > 0 ? { text: sentences.join(' ') } : {}),
    // A refusal that says why is the player's to mend, without support.
    ...(requestId === undefined || (isRefusal(kind) && message !== undefined)
      ? {}
      : { detail: t('reference', { id: requestId }) }),
  };
}

const isRefusal = (kind: Kind): boolean => kind === 'refused' || kind === 'unauthorised' || kind === 'limited';

/**
 * Whether the operator may have done what was asked all the same (api-client, `ApiErrorKind`). What a repetition is told says nothing
 * of an earlier try that had no answer: that one may have been done, or arrive yet.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.triedBefore) return true;
  return !isRefusal(error.kind);
}

/** Whether the operator has said itself what to do after too many tries. */
function isToldToWait(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'limited' && error.serverMessage !== undefined;
}

type Kind = ApiError['kind'];

/** What threw was no call: a fault of the page's own, of which nothing is known but that it is none of the player's. */
const noApiError = { kind: 'invalid', requestId: undefined } as const;

const texts = {
  refused: 'refusedText',
  unauthorised: 'unauthorisedText',
  limited: 'limitedText',
  server: 'serverText',
  network: 'networkText',
  timeout: 'timeoutText',
  invalid: 'invalidText',
  aborted: 'networkText',
} as const satisfies Record<Kind, string>;

const advices = {
  refused: 'refusedAdvice',
  unauthorised: 'unauthorisedAdvice',
  limited: 'limitedAdvice',
  server: 'laterAdvice',
  network: 'networkAdvice',
  timeout: 'laterAdvice',
  invalid: 'laterAdvice',
  aborted: 'networkAdvice',
} as const satisfies Record<Kind, string>;

const sendTexts = {
  refused: undefined,
  unauthorised: 'unauthorisedAdvice',
  limited: 'limitedAdvice',
  server: 'sendServer',
  network: 'sendNetwork',
  timeout: 'sendTimeout',
  invalid: 'sendServer',
  aborted: undefined,
} as const satisfies Record<Kind, string | undefined>;
