import type { QueryClient } from '@tanstack/react-query';
import { defineRemote } from './remote.ts';
import type { PagePlace, RemoteDefinition, RouteData } from './routes.ts';
import type { Shell } from './shell.ts';
import type { SlotProps } from './slots.ts';
import { accesses, frames, locales, slotNames } from './vocabulary.ts';

const title = { en: 'Games', hi: 'खेल' };
const page = async () => () => null;
const route = { path: '/games', access: 'common', frame: 'full', title, page: 'games' } as const satisfies RouteData;
const old = { path: '/old', access: 'common', frame: 'full', title, redirectTo: '/games' } as const satisfies RouteData;
const definition = {
  name: 'games',
  routes: [route, old],
  slots: [{ name: 'dialogs' }],
} as const satisfies RemoteDefinition;

// What the type checker refuses stands behind `@ts-expect-error`: where it no longer refused, the type check would fail.

test('a remote is what it was declared as; a route that only leads elsewhere needs no page', () => {
  const remote = { definition, pages: { games: page }, slots: { dialogs: page } };
  expect(defineRemote(remote)).toBe(remote);
  const redirects = { ...definition, routes: [old], slots: [] } as const satisfies RemoteDefinition;
  expect(defineRemote({ definition: redirects, pages: {}, slots: {} }).definition.routes).toEqual([old]);
});

test('pages and slots are those of the definition, no fewer and no more', () => {
  const slots = { dialogs: page };
  const pages = { games: page };
  // @ts-expect-error a page is missing
  defineRemote({ definition, pages: {}, slots });
  // @ts-expect-error no route asks for this page
  defineRemote({ definition, pages: { games: page, lobby: page }, slots });
  // @ts-expect-error a slot is missing
  defineRemote({ definition, pages, slots: {} });
  // @ts-expect-error the definition does not name this slot
  defineRemote({ definition, pages, slots: { dialogs: page, footer: page } });
  // @ts-expect-error a page is a lazy import, not a component
  defineRemote({ definition, pages: { games: () => null }, slots });
});

test('data may be brought for any page of the definition, and for nothing else', () => {
  const parts = { definition, pages: { games: page }, slots: { dialogs: page } };
  const data =
    async () =>
    (_shell: Shell, { search }: PagePlace, queries: QueryClient) =>
      void queries.prefetchQuery({ queryKey: ['games', search.get('q')] });
  expect(defineRemote({ ...parts, data: { games: data } }).data?.games).toBe(data);
  expect(defineRemote({ ...parts, data: {} }).data).toEqual({});
  // @ts-expect-error no route asks for this page
  defineRemote({ ...parts, data: { lobby: data } });
  // @ts-expect-error data is a lazy import
  defineRemote({ ...parts, data: { games: () => undefined } });
});

test('a slot is filled by what takes the props of its name; one that this contract does not know is handed anything', () => {
  const slotsOnly = { name: 'games', routes: [] } as const;
  const slip = { ...slotsOnly, slots: [{ name: 'bet-slip', order: 2 }] } as const satisfies RemoteDefinition;
  const takesFrame = async () => (props: SlotProps['bet-slip']) => props.frame;
  expect(defineRemote({ definition: slip, pages: {}, slots: { 'bet-slip': takesFrame } }).definition.slots).toEqual([
    { name: 'bet-slip', order: 2 },
  ]);
  const takesName = async () => (props: SlotProps['dialogs']) => props.name;
  // @ts-expect-error the bet slip is handed no name
  defineRemote({ definition: slip, pages: {}, slots: { 'bet-slip': takesName } });
  const later = { ...slotsOnly, slots: [{ name: 'of-a-later-shell' }] } as const satisfies RemoteDefinition;
  const takesAnything = async () => (props: Readonly<Record<string, unknown>>) => String(props.whatever);
  expect(defineRemote({ definition: later, pages: {}, slots: { 'of-a-later-shell': takesAnything } }).pages).toEqual(
    {},
  );
});

/** What a route says that is in none of the contract's lists: at run time a reader tells by these, as the type checker does here. */
function unknownNames({ access, frame, title: itsTitle }: Pick<RouteData, 'access' | 'frame' | 'title'>) {
  return [
    ...(accesses.includes(access) ? [] : [access]),
    ...(frames.includes(frame) ? [] : [frame]),
    ...locales.filter((locale) => !(locale in itsTitle)),
  ];
}

test('the lists of the contract know every name of a route that the types allow, and none that they refuse', () => {
  expect(unknownNames(route)).toEqual([]);
  // @ts-expect-error no such access
  expect(unknownNames({ ...route, access: 'members' })).toEqual(['members']);
  // @ts-expect-error no such frame
  expect(unknownNames({ ...route, frame: 'none' })).toEqual(['none']);
  // @ts-expect-error a title in each language
  expect(unknownNames({ ...route, title: { en: 'Games' } })).toEqual(['hi']);
  const placed: readonly (keyof SlotProps)[] = slotNames;
  expect(placed).toContain(definition.slots[0].name);
  // @ts-expect-error no such slot
  expect(slotNames.includes('footer')).toBe(false);
});

// Forms that only the type checker reads: the build refuses them, so there is nothing to run.
export const refused = [
  // @ts-expect-error a path begins at the root
  { ...route, path: 'games' } satisfies RouteData,
  // @ts-expect-error the build stamps the range: no team writes one
  { ...definition, contract: '^3.0.0' } satisfies RemoteDefinition,
  // @ts-expect-error a slot is an entry with a name
  { ...definition, slots: ['dialogs'] } satisfies RemoteDefinition,
  // @ts-expect-error an order is a number
  { ...definition, slots: [{ name: 'dialogs', order: 'first' }] } satisfies RemoteDefinition,
];
