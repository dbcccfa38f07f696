import type { OrganisationState, ReadableStore } from '@pavilion/contract';
import { accentStyle } from '@pavilion/shared-ui/accent';

let shown: string | undefined;
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the page in the organisation's accent. The document brings the one that it was sent with (`style#accent`), so this can come late:
 * another one takes its place, and none, or what is no colour, leaves the house's own. Returns an unsubscribe function.
 */
export function followAccent(organisation: ReadableStore<OrganisationState>): () => void {
  shown ??= document.getElementById('accent')?.dataset.accent ?? '';
  const follow = ({ details }: OrganisationState) => {
    const accent = details ? (details.ACCENT ?? '') : shown;
    if (accent === shown || accent === undefined) return;
    shown = accent;
    if (!sheet) {
      sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }
    sheet.replaceSync(accentStyle(accent));
    document.getElementById('accent')?.remove();
  };
  follow(organisation.getState());
  return organisation.subscribe(follow);
}
