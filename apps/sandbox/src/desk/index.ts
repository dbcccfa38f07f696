export { seedOperators } from './operators.ts';
export { deskPasswordOf } from './password.ts';
export { deskAssets, routeDesk } from './routes.ts';
export { DESK } from './sessions.ts';
