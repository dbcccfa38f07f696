/** What the pages of the site are called where they are linked: in the footer, in the drawer and on one another. None is in the first script. */
export const enLinks = {
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  responsible: 'Responsible gaming',
  contact: 'Contact',
  fairPlay: 'Fair play',
  gameRules: 'Game rules',
} as const;
