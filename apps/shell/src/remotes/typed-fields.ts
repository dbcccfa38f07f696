/** What a player had typed into one named field. */
interface TypedField {
  readonly name: string;
  readonly type: string;
  /** Which of the fields of that name and type it was. */
  readonly index: number;
  readonly value: string;
  readonly checked: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = 'input[name], textarea[name], select[name]';
/** Types that hold a secret, or can't be written. */
const NEVER = ['password', 'file', 'hidden', 'submit', 'button', 'image', 'reset'];
/** What the browser fills in and nobody should keep: codes, passwords and cards. */
const SECRET = /one-time-code|password|^cc-/;
/** How long a new page may take to show the fields that the old one had, ms. */
const PATIENCE = 10_000;

/** What a field that is gone held counts for so long after the player's last press, ms: the press may be what took it away. */
const RECENT = 30_000;

/** What the player has put into the named fields of a part and of its dialogs, but for secrets. */
export interface TypedFields {
  /** What the fields hold now, and what those held that have just gone. */
  read(): readonly TypedField[];
  /** Puts what was read back, as the fields appear. Returns what calls it off. */
  restore(typed: readonly TypedField[]): () => void;
  stop(): void;
}

/** Follows a part's fields. A press may replace them before anything fails, so what they hold is noted at each, and at each change. */
export function followTypedFields(part: HTMLElement): TypedFields {
  const noted = new Map<string, { readonly typed: TypedField; readonly at: number }>();
  const note = () => {
    const at = performance.now();
    for (const typed of typedNow(part)) noted.set(keyOf(typed), { typed, at });
  };
  const over = new AbortController();
  for (const type of ['click', 'change']) {
    document.addEventListener(type, note, { capture: true, passive: true, signal: over.signal });
  }
  return {
    read() {
      const present = new Set(numbered(part).map(({ field, index }) => keyOf({ ...namesOf(field), index })));
      const since = performance.now() - RECENT;
      const gone = [...noted.values()].filter(({ typed, at }) => at > since && !present.has(keyOf(typed)));
      return [...typedNow(part), ...gone.map(({ typed }) => typed)];
    },
    restore: (typed) => restoreFields(part, typed),
    stop: () => over.abort(),
  };
}

function typedNow(part: HTMLElement): TypedField[] {
  return numbered(part)
    .filter(({ field }) => isTyped(field))
    .map(({ field, index }) => ({ ...namesOf(field), index, value: field.value, checked: isChecked(field) }));
}

const namesOf = ({ name, type }: Field) => ({ name, type });
const keyOf = ({ name, type, index }: Pick<TypedField, 'name' | 'type' | 'index'>) => `${type} ${index} ${name}`;

/**
 * Puts what was typed back into the fields of the same names, now and as they appear, as if the player had typed it. A field that
 * holds something already is left alone. Returns what calls it off.
 */
function restoreFields(part: HTMLElement, typed: readonly TypedField[]): () => void {
  let missing = [...typed];
  const restore = () => {
    const fields = numbered(part);
    missing = missing.filter((kept) => {
      const found = fields.find(
        ({ field, index }) => field.name === kept.name && field.type === kept.type && index === kept.index,
      );
      if (found && !isTyped(found.field)) write(found.field, kept);
      return !found;
    });
    if (missing.length === 0) stop();
  };
  const observer = new MutationObserver(restore);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  // A part's dialogs stand at the end of the document.
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
  return stop;
}

function numbered(part: HTMLElement): { readonly field: Field; readonly index: number }[] {
  const places = [part, ...document.querySelectorAll<HTMLElement>('[role="dialog"]')];
  const fields = new Set(places.flatMap((place) => [...place.querySelectorAll<Field>(FIELDS)]));
  const counts = new Map<string, number>();
  return [...fields].filter(isOpen).map((field) => {
    const key = `${field.type} ${field.name}`;
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    return { field, index };
  });
}

/** Whether a field may be kept: no secret. */
function isOpen(field: Field): boolean {
  return !NEVER.includes(field.type) && !SECRET.test(field.autocomplete) && field.inputMode !== 'none';
}

const isChecked = (field: Field) => field instanceof HTMLInputElement && field.checked;
const isToggle = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio';

/** Whether a field holds something else than it came with. */
function isTyped(field: Field): boolean {
  if (isToggle(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return field.value !== (first?.value ?? '');
  }
  // React writes what it controls into the default too: there only an empty field is surely untouched.
  return field.value !== '';
}

/** Writes past React's own tracking of a field, and lets it know as the browser does. */
function write(field: Field, { value, checked }: TypedField): void {
  if (isToggle(field)) {
    if (field.checked !== checked) field.click();
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
