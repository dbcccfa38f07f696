/** Why a page is let in to no live connection, and what to do about it: said once, by whoever shows it. */
export const enConnection = {
  TooManySockets:
    'This site is open in too many tabs, so prices and balance are not live in this one. Close some of the others: they come back by themselves. Everything else goes on.',
  TooManyConnections:
    'Too many connections are open where you are, so prices and balance are not live in this tab. Close other tabs and apps that show this site: they come back by themselves. Everything else goes on.',
  Unavailable:
    'The operator is busy, so prices and balance are not live for the moment. They come back by themselves. Everything else goes on.',
  otherRefusal: '{sentence} Until then prices and balance are not live in this tab. Everything else goes on.',
} as const;
