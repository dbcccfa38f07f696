/** What every draft is kept under, before its player and its form. */
const PREFIX = 'draft:';

/** What was typed into a form: its fields by name, text or yes and no. */
export type Draft = Readonly<Record<string, string | boolean>>;

const nameOf = (player: string, form: string) => `${PREFIX}${player}:${form}`;

/** The draft of a player's form; empty where there is none, or what is kept is none. */
export function readDraft(player: string, form: string): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(player, form)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const fields = Object.entries(kept).filter(([, value]) => typeof value === 'string' || typeof value === 'boolean');
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}

/** Keeps a draft for as long as the tab is open; one without fields is none. A browser that keeps nothing loses it on a reload. */
export function keepDraft(player: string, form: string, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(nameOf(player, form));
    else sessionStorage.setItem(nameOf(player, form), JSON.stringify(draft));
  } catch {
    // Blocked or full: the form itself still holds it.
  }
}

/** Removes every draft of every player: somebody signed out of their own accord. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // What could not be kept needs no removing.
  }
}
