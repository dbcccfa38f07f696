import type { FastifyInstance } from 'fastify';
import { OWN_PAGE_POLICY, PAGE_HEADERS } from '../web/headers.ts';
import { ownAssets } from '../web/own-assets.ts';
import { openApi } from './document.ts';
import { openApiPage } from './page.ts';

/** What its pages load. */
export const openapiAssets = ownAssets(import.meta.url, 'openapi.css', 'openapi.js');

/** The API's description, for programs and for people. Both are made once, when they are first asked for. */
export function routeOpenApi(app: FastifyInstance): void {
  let made: { readonly json: string; readonly page: string } | undefined;
  const get = () => {
    if (made) return made;
    const api = openApi();
    made = { json: JSON.stringify(api, null, 2), page: openApiPage(api) };
    return made;
  };
  app.get('/sandbox/openapi.json', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(get().json),
  );
  app.get('/sandbox/openapi', async (_, reply) =>
    reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': OWN_PAGE_POLICY, 'cache-control': 'no-cache' })
      .type('text/html; charset=utf-8')
      .send(get().page),
  );
}
