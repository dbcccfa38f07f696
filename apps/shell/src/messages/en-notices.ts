/** What a player is told under the header. */
export const enNotices = {
  // Why a page is let in to no live connection, and what to do about it
  TooManySockets:
    'This site is open in too many tabs, so prices and balance are not live in this one. Close some of the other tabs. Everything else works.',
  TooManyConnections:
    'There are too many connections from your network, so prices and balance are not live here. Close other tabs and apps that show this site. Everything else works.',
  Unavailable:
    'The site is busy: prices and balance are not live right now. They come back automatically. Everything else works.',
  otherRefusal: '{sentence} Until then prices and balance are not live here. Everything else works.',
  offline: 'You are offline. Prices and balance are not live until you are back online.',
  newVersion: 'A new version of the site is ready.',
  endedInTab: 'Your session has ended in another tab.',
  notKept:
    'This browser can’t save data for this site: cookies or storage are blocked, or full. You will be signed out when you reload or close this page.',
} as const;
