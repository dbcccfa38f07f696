import { defineRemote } from './remote.ts';
import type { RemoteDefinition, RouteData } from './routes.ts';
import { accesses, frames, locales, slotNames } from './vocabulary.ts';

const title = { en: 'Games', hi: 'खेल' };
const page = async () => () => null;
const route = { path: '/games', access: 'common', frame: 'full', title, page: 'games' } as const satisfies RouteData;
const old = { path: '/old', access: 'common', frame: 'full', title, redirectTo: '/games' } as const satisfies RouteData;
const definition = {
  name: 'games',
  contract: '^2.0.0',
  routes: [route, old],
  slots: ['dialogs'],
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
  expect(slotNames).toEqual(definition.slots);
  // @ts-expect-error no such slot
  expect(slotNames.includes('footer')).toBe(false);
});

// Forms that only the type checker reads: the build refuses them, so there is nothing to run.
export const refused = [
  // @ts-expect-error a path begins at the root
  { ...route, path: 'games' } satisfies RouteData,
  // @ts-expect-error not a caret range
  { ...definition, contract: '1.0.0' } satisfies RemoteDefinition,
  // @ts-expect-error not all three numbers of a version
  { ...definition, contract: '^1' } satisfies RemoteDefinition,
  // @ts-expect-error another kind of range
  { ...definition, contract: '>=1.0.0' } satisfies RemoteDefinition,
];
