import { paths } from '@pavilion/contract';

/** The parameter that opens the form of a new password. */
export const CHANGE = 'change';

/** The part of the profile where the player chooses which notifications pop up. */
export const TOASTS = 'notifications';

/** Where that is. */
export const TOAST_SETTINGS = `${paths.profile()}#${TOASTS}`;

/** Where the password is changed. */
export const CHANGE_PASSWORD = `${paths.profile()}?${CHANGE}=password`;
