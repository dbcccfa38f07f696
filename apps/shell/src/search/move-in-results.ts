import { fold, isComposing } from '@pavilion/shared-ui';
import type { KeyboardEvent } from 'react';

/** Runs an action once the results are those of the typed text. */
type WhenFound = (act: () => void) => void;

/**
 * What a key does in the search. Arrows, Home and End move the focus between the field and the links that were found, by the shell or by a
 * remote. Enter in the field opens the first link, if the text has a letter or symbol to search for. Both wait with `whenFound` until the results are those of the text in the field. Escape
 * on a result calls `onClear`, as the field's own Escape does. A letter typed on a result is added to the field. The links stay links
 * (spec §2), so that a screen reader reads each as one.
 */
export function moveInResults(
  event: KeyboardEvent<HTMLElement>,
  { whenFound, onClear }: { readonly whenFound: WhenFound; readonly onClear: () => void },
): void {
  const { currentTarget: dialog, target } = event;
  const field = dialog.querySelector('input');
  // An input method uses these keys itself.
  if (!field || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target === field) onFieldKey(event, field, whenFound);
  else onResultKey(event, field, onClear);
}

function onFieldKey(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement, whenFound: WhenFound): void {
  const { key, currentTarget: dialog } = event;
  if (key === 'ArrowDown') {
    event.preventDefault();
    whenFound(() => stopsIn(dialog)[0]?.focus());
  } else if (key === 'Enter' && fold(field.value) !== '') {
    // The search closes, and its button gets the focus: the same key must not press that.
    event.preventDefault();
    whenFound(() => followFirst(dialog));
  }
}

function onResultKey(event: KeyboardEvent<HTMLElement>, field: HTMLInputElement, onClear: () => void): void {
  const { key, currentTarget: dialog, target } = event;
  const stops = stopsIn(dialog);
  const at = stops.indexOf(target as HTMLElement);
  const move = (to: HTMLElement | undefined) => {
    event.preventDefault();
    to?.focus();
  };
  if (key === 'Escape' && field.value !== '') {
    move(field);
    onClear();
  }
  if (at < 0) return;
  if (key === 'ArrowDown') move(stops[at + 1]);
  else if (key === 'ArrowUp') move(stops[at - 1] ?? field);
  else if (key === 'Home') move(stops[0]);
  else if (key === 'End') move(stops.at(-1));
  else if (key === 'Backspace' || (key.length === 1 && key !== ' ')) field.focus();
}

/** Follows the first thing that was found. */
function followFirst(dialog: Element): void {
  stopsIn(dialog)
    .find((stop) => stop.matches('a'))
    ?.click();
}

/** The stops of the arrows, in their order: links, and the button that shows more of them. */
const stopsIn = (dialog: Element): readonly HTMLElement[] => [
  ...dialog.querySelectorAll<HTMLElement>('[data-results] :is(a[href], button[data-stop])'),
];
