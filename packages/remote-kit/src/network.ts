import { onlineManager } from '@tanstack/react-query';

/** Says whether there is a network. Kept before any remote runs: to a remote the manager's own function does nothing. */
export const setOnline: typeof onlineManager.setOnline = onlineManager.setOnline.bind(onlineManager);
