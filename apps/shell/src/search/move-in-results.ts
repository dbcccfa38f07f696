import { isComposing } from '@pavilion/shared-ui';
import type { KeyboardEvent } from 'react';

/**
 * What a key does in the search: arrows, Home and End move the focus between the field and the links that were found, whoever found them;
 * Enter in the field calls `onEnter` with its text; Escape on a result calls `onClear`, as the field's own Escape does. A letter typed on a result goes on in
 * the field. The links stay links (spec §2), so that each is read as one.
 */
export function moveInResults(
  event: KeyboardEvent<HTMLElement>,
  { onEnter, onClear }: { readonly onEnter: (text: string) => void; readonly onClear: () => void },
): void {
  const { key, currentTarget: dialog, target } = event;
  const field = dialog.querySelector('input');
  // An input method has its own use for keys, Hindi's too.
  if (!field || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const stops = stopsIn(dialog);
  const at = stops.indexOf(target as HTMLElement);
  const move = (to: HTMLElement | undefined) => {
    event.preventDefault();
    to?.focus();
  };
  const isInField = target === field;
  if (key === 'ArrowDown' && (isInField || at >= 0)) move(stops[at + 1]);
  else if (key === 'ArrowUp' && at >= 0) move(stops[at - 1] ?? field);
  else if (key === 'Home' && at >= 0) move(stops[0]);
  else if (key === 'End' && at >= 0) move(stops.at(-1));
  else if (key === 'Enter' && isInField && field.value.trim() !== '') {
    // The search closes, and its button gets the focus: the same key must not press that.
    event.preventDefault();
    onEnter(field.value.trim());
  } else if (key === 'Escape' && !isInField && field.value !== '') {
    move(field);
    onClear();
  } else if (at >= 0 && (key === 'Backspace' || (key.length === 1 && key !== ' '))) field.focus();
}

/** Follows the first thing that was found. */
export function followFirst(dialog: Element | null | undefined): void {
  if (dialog)
    stopsIn(dialog)
      .find((stop) => stop.matches('a'))
      ?.click();
}

/** The stops of the arrows, in their order: links, and the button that shows more of them. */
const stopsIn = (dialog: Element): readonly HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>('[data-results] :is(a[href], button[data-stop])'),
];
