// What is between a player and the operator as it happens, in one file: a visitor never downloads it.
export { createPlayerSocket } from '@pavilion/api-client/socket';
export { followSession } from './realtime.ts';
