import * as z from 'zod/mini';
import {
  APP_NAME,
  APP_VERSION,
  ERROR_NAME,
  EVENT_NAME,
  failureKinds,
  LARGEST_BATCH,
  LONGEST_TIME,
  loadPhases,
  NEEDS,
} from './telemetry-names.ts';
import { FRAME, failureCauses, MOST_FRAMES, ROUTE_PATH } from './telemetry-trace.ts';

const about = {
  remote: z.string().check(z.regex(APP_NAME)),
  version: z.string().check(z.regex(APP_VERSION)),
  count: z.int().check(z.minimum(1), z.maximum(10_000)),
};
const time = z.int().check(z.minimum(0), z.maximum(LONGEST_TIME));

const errorName = z.string().check(z.regex(ERROR_NAME));
/** Where it happened: the path of the route, and the innermost places in the files of releases. */
const trace = {
  route: z.exactOptional(z.string().check(z.regex(ROUTE_PATH))),
  frames: z.exactOptional(z.array(z.string().check(z.regex(FRAME))).check(z.minLength(1), z.maxLength(MOST_FRAMES))),
};

/** One thing that happened in a page, in names alone. There is no field that a player's name, number or token could stand in. */
export const telemetryReport = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('phase'), name: z.enum(loadPhases), milliseconds: time, ...about }),
  z.strictObject({
    kind: z.literal('failure'),
    name: z.enum(failureKinds),
    needs: z.exactOptional(z.string().check(z.regex(NEEDS))),
    cause: z.exactOptional(z.enum(failureCauses)),
    error: z.exactOptional(errorName),
    ...trace,
    ...about,
  }),
  z.strictObject({ kind: z.literal('error'), name: errorName, ...trace, ...about }),
  z.strictObject({ kind: z.literal('event'), name: z.string().check(z.regex(EVENT_NAME)), ...about }),
]);
export type TelemetryReport = z.output<typeof telemetryReport>;

/** What a page sends to the operator's collector. `dropped`: how many reports it could not keep or send before. */
export const telemetryBatch = z.strictObject({
  reports: z.array(telemetryReport).check(z.minLength(1), z.maxLength(LARGEST_BATCH)),
  dropped: z.int().check(z.minimum(0), z.maximum(1_000_000)),
});
export type TelemetryBatch = z.output<typeof telemetryBatch>;
