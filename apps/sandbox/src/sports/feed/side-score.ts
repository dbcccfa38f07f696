import type { Match } from '@pavilion/api-client/wire';

/** One side's score line, as the wire has it. */
export type SideScore = Match['sides'][number];
