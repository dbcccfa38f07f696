import { gameCategories } from '@pavilion/api-client/wire';
import { bannerArt, bannerKinds, categoryArt, cover, scene } from '@pavilion/covers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../base/index.ts';
import type { Database } from '../../store/index.ts';
import { coverOf } from '../catalogue/catalogue.ts';
import { outlineTexts } from './lettering.ts';

/** A game's code always gives the same picture, so it may be kept for ever. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-type': 'image/svg+xml',
  // Should somebody open a picture by itself: it may do nothing.
  'content-security-policy': "default-src 'none'; sandbox",
};

/** How many pictures are kept drawn: some 20 MB. The one that was drawn longest ago makes room. */
const MOST_DRAWN = 2000;

const CATEGORIES: readonly string[] = [...gameCategories, 'table', 'lottery'];

/** Serves the catalogue's and the organisation's pictures, each drawn once. */
export function routeArt(app: FastifyInstance, database: Database): void {
  const drawn = new Map<string, string>();
  const send = async (reply: FastifyReply, key: string, draw: () => Promise<string> | string) => {
    let picture = drawn.get(key);
    if (picture === undefined) {
      picture = outlineTexts(await draw());
      drawn.set(key, picture);
      const [oldest] = drawn.size > MOST_DRAWN ? drawn.keys() : [];
      if (oldest !== undefined) drawn.delete(oldest);
    }
    return reply.headers(HEADERS).send(picture);
  };
  const missing = () => new Refusal(404, 'There is no such picture.');
  const gameOf = async (code: string) => {
    const game = await coverOf(database, code);
    if (!game) throw missing();
    return game;
  };
  type Named = { Params: { name: string } };
  app.get<Named>('/art/covers/:name.svg', ({ params: { name } }, reply) =>
    send(reply, `covers/${name}`, async () => cover(await gameOf(name))),
  );
  app.get<Named>('/art/scenes/:name.svg', ({ params: { name } }, reply) =>
    send(reply, `scenes/${name}`, async () => scene(await gameOf(name))),
  );
  app.get<Named>('/art/categories/:name.svg', ({ params: { name } }, reply) => {
    if (!CATEGORIES.includes(name)) throw missing();
    return send(reply, `categories/${name}`, () => categoryArt(name));
  });
  app.get<Named>('/art/banners/:name.svg', ({ params: { name } }, reply) => {
    const kind = bannerKinds.find((known) => known === name);
    if (!kind) throw missing();
    return send(reply, `banners/${kind}`, () => bannerArt(kind));
  });
}
