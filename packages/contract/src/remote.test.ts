import { defineRemote } from './remote.ts';
import type { RemoteDefinition, RouteData } from './routes.ts';

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

test('a definition is typed by the contract’s vocabulary', () => {
  const spoken = [
    // @ts-expect-error no such access
    { ...route, access: 'members' } satisfies RouteData,
    // @ts-expect-error no such frame
    { ...route, frame: 'none' } satisfies RouteData,
    // @ts-expect-error a path begins at the root
    { ...route, path: 'games' } satisfies RouteData,
    // @ts-expect-error a title in each language
    { ...route, title: { en: 'Games' } } satisfies RouteData,
    // @ts-expect-error not a caret range
    { ...definition, contract: '1.0.0' } satisfies RemoteDefinition,
    // @ts-expect-error not a whole version
    { ...definition, contract: '^1' } satisfies RemoteDefinition,
    // @ts-expect-error another kind of range
    { ...definition, contract: '>=1.0.0' } satisfies RemoteDefinition,
  ];
  expect(spoken).toHaveLength(7);
});
