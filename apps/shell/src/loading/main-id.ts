/** The id of the page's `main`, where the skip link and a change of page lead. */
export const MAIN_ID = 'main';
