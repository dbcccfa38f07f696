import { type Gateway, gateway } from '@pavilion/api-client';
import * as z from 'zod/mini';

// What a tab knows of the ways to deposit (spec §3: `gatewaysList`, `selectedGateway`), so that a reload paints at once.

const LIST = 'gatewaysList';
const SELECTED = 'selectedGateway';

const keptList = z.object({ at: z.number(), gateways: z.array(gateway) });
/** A gateway's code, as the wire has it. */
const keptCode = z.string().check(z.regex(/^[\w-]{1,40}$/));

interface KeptList {
  /** When the operator answered it, ms. */
  readonly at: number;
  readonly gateways: Gateway[];
}

/** The ways to deposit as this tab saw them last; null where nothing, or nothing that makes sense, is kept. */
export const readGateways = (): KeptList | null => read(LIST, (kept) => z.safeDecode(keptList, kept as never));

/** Keeps what the operator answered. */
export const keepGateways = (list: KeptList): void => keep(LIST, z.encode(keptList, list));

/** The code of the way that was chosen last in this tab; null where none was. */
export const readSelected = (): string | null => read(SELECTED, (kept) => z.safeParse(keptCode, kept));

/** Keeps which way was chosen. */
export const keepSelected = (code: string): void => keep(SELECTED, code);

function read<Kept>(
  name: string,
  parse: (kept: unknown) => { readonly success: boolean; readonly data?: Kept | undefined },
): Kept | null {
  try {
    return parse(JSON.parse(sessionStorage.getItem(name) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function keep(name: string, value: unknown): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Blocked or full: the next page asks again.
  }
}
