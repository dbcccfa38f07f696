import type { FastifyRequest } from 'fastify';

/** Where players are whose place nobody tells: their numbers are Indian. */
const HOME = 'IN';

/** The country (ISO 3166: `IN`) or the part of one (`IN-TG`) that the edge in front of this server says a request is from, in its `header`. */
export function countryOf({ headers }: Pick<FastifyRequest, 'headers'>, header: string | undefined): string {
  const value = header === undefined ? undefined : headers[header];
  const place = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return PLACE.test(place) ? place : HOME;
}

/** Whether a place is among these, or a part of one of them. */
export const isAmong = (places: readonly string[], place: string): boolean =>
  places.some((one) => place === one || place.startsWith(`${one}-`));

/** A country of ISO 3166-1, or a part of one of ISO 3166-2. */
export const PLACE = /^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$/;
