import { paths } from '@pavilion/contract';

/** The parameter that names the document whose form is open. */
export const SEND = 'send';

/** Where a document is sent. */
export const sendPath = (type: string): string => `${paths.kyc()}?${SEND}=${encodeURIComponent(type)}`;
