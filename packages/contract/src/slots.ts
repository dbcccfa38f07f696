import type { Place } from './place.ts';
import type { DialogName, Frame } from './vocabulary.ts';

/** What the shell hands to whoever fills a slot that it places, by the slot's name. */
export interface SlotProps {
  /** The dialogs of the sign-in area; mounted while the address names one. */
  dialogs: { readonly name: DialogName };
  /** The bet slip of a signed-in player, in the frame after the page. It lives on from page to page; `frame` is the page's. */
  'bet-slip': { readonly frame: Frame };
  /**
   * The player's money, first on `/home`. `headingLevel` is where its title stands in the page's outline; `exposure` opens the
   * exposure dialog over the page, which a shell before 3.11 doesn't say.
   */
  'balance-card': { readonly headingLevel: 2 | 3; readonly exposure?: Place };
  /** The player's open bets on `/home`, also where there are none. A section under a heading of level 2. */
  'open-bets': Readonly<Record<never, never>>;
  /**
   * The exposure dialog (spec §2), mounted while it is open. `match`: whose bets are shown, null for the list of matches;
   * `onMatch` changes that, `onClose` closes the dialog. Both stand in the address, which is the shell's.
   */
  exposure: {
    readonly match: string | null;
    readonly onMatch: (match: string | null) => void;
    readonly onClose: () => void;
  };
  /** What is in play with its prices, on the front pages: `list` on a player's, `strip` on a visitor's. A section under a heading of level 2. */
  'in-play': { readonly look: 'list' | 'strip' };
  /**
   * What a remote finds beside the games, in the search dialog; nothing where nothing fits. `text`: what is searched for, trimmed; empty
   * before that: then what most look at now. `onFollow` closes the dialog and keeps the name of what was opened among the recent searches.
   * `onFound` receives how many there are in all for this text, null while that is not known. Where there are none it also receives the
   * names that the remote searches, so that the search can offer the nearest: one list while they stay the same.
   */
  search: {
    readonly text: string;
    readonly onFollow: (name?: string) => void;
    readonly onFound?: (count: number | null, names?: readonly string[]) => void;
  };
  /** What a player is offered who has signed in just now, over the page and beside whatever they do: nothing waits for it. */
  offer: Readonly<Record<string, never>>;
}

/** What a slot is handed that this contract does not know: a team may fill one of a later shell. */
export type PropsOfSlot<Name extends string> = Name extends keyof SlotProps
  ? SlotProps[Name]
  : Readonly<Record<string, unknown>>;

/** One slot that a remote fills. Several remotes may fill the same one: they stand by `order`, then by the remotes' names. */
export interface SlotEntry {
  readonly name: string;
  /** 0 where nothing is said. */
  readonly order?: number;
}
