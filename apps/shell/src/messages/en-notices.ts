/** What a player is told under the header. */
export const enNotices = {
  // Why a page is let in to no live connection, and what to do about it
  TooManySockets:
    'This site is open in too many tabs. Close some of the others: until then prices and balance are not live in this one. Everything else goes on.',
  TooManyConnections:
    'Too many connections are open where you are. Close other tabs and apps that show this site: until then prices and balance are not live here. Everything else goes on.',
  Unavailable:
    'The operator is busy: prices and balance are not live for the moment, and come back by themselves. Everything else goes on.',
  otherRefusal: '{sentence} Until then prices and balance are not live here. Everything else goes on.',
  offline: 'You are offline. Prices and balance are not live until the connection is back.',
  endedInTab: 'Your session has ended in another tab.',
  notKept:
    'This browser keeps nothing for this site: its cookies or its storage are blocked, or full. Everything works, but you are signed out once this page is reloaded or closed.',
} as const;
