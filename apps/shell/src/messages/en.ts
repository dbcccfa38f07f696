/** What the frame says, and every page may: it comes with the first script. */
export const en = {
  // Frame
  skip: 'Skip to content',
  logoHome: '{name} home',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  close: 'Close',
  menuExchange: 'Exchange',
  menuAviator: 'Aviator',
  menuEzugi: 'Ezugi',
  menuEvolution: 'Evolution',
  menuSlots: 'Slots',
  menuXpg: 'XPG',
  menuVivo: 'Vivo',
  menuQtech: 'Qtech',
  menuSupernowa: 'Supernowa',
  login: 'Login',
  signUp: 'Sign up',
  theme: 'Theme',
  dark: 'Dark',
  light: 'Light',
  announcements: 'Announcements',
  closeAnnouncements: 'Close announcements',
  exposure: 'Exposure',
  somethingWentWrong: 'Something went wrong',
  sessionEnded: 'Your session has ended. Log in again.',
  // Search
  searchGames: 'Search Games',
  // Front pages
  retry: 'Retry',
  // A part of the site that is not there
  signInArea: 'Sign in',
  reload: 'Reload the page',
  remoteContract: 'This part needs a newer version of the page',
  remoteContractText:
    'It was renewed, and the page around it not yet. Reload to get both; if that does not help, it will be ready soon.',
  remoteTimeout: 'This part is taking too long',
  remoteTimeoutText: 'Nothing has come yet. It opens by itself if it still arrives; you can also try again.',
  remoteUnreachable: 'This part can’t be reached',
  remoteUnreachableText: 'It could not be loaded. Check your connection and try again.',
  remoteInvalid: 'This part is not in order',
  remoteInvalidText:
    'What came is not what was expected, so it was not opened. Try again in a moment. The rest of the site works.',
  remoteCrashed: 'This part stopped working',
  remoteCrashedText: 'Something in it went wrong. Try again; the rest of the site works.',
  partMissing: 'This part of the site is not here right now',
  partMissingText:
    'What is open on the site could not be read in full, and this address may be in what is missing. It opens by itself when it is back; you can also try again.',
  pageBroken: 'This page did not open',
  pageBrokenText: 'It could not be loaded, or something in it went wrong. Check your connection and try again.',
} as const;
