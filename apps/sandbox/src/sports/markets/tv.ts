import type { Match } from '@pavilion/api-client/wire';
import type { FastifyInstance } from 'fastify';
import { html, type Markup, ownAssets } from '../../server/index.ts';
import type { Feed } from '../feed/feed.ts';
import { render } from '../feed/render.ts';

/** What its pages load. */
export const tvAssets = ownAssets(import.meta.url, 'tv.css');

/** The picture's page runs no script, and may stand in a frame of this server's own pages. */
const POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
/** How often the picture is drawn anew, seconds. */
const EVERY = 5;

/** The simulated live picture of a match: its score, drawn, as a page that renews itself without a script. */
export function routeTv(app: FastifyInstance, feed: Feed): void {
  app.get<{ Params: { match: string } }>('/sandbox/tv/:match', async ({ params }, reply) => {
    const match = feed.world().matches.find(({ id }) => id === params.match);
    const shown = match?.competition.hasTv ? render(match) : null;
    return reply
      .code(shown ? 200 : 404)
      .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(tvPage(shown).toString());
  });
}

function tvPage(match: Match | null): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${match?.inPlay && html`<meta http-equiv="refresh" content="${EVERY}">`}
<title>${match ? `${match.name}, live` : 'No pictures'}</title>
<link rel="stylesheet" href="/sandbox/assets/tv.css">
</head>
<body>
${match ? picture(match) : html`<p class="off">There are no pictures of this match.</p>`}
</body>
</html>
`;
}

/** A ground under its lights, and the score below it. The ball goes round while they play. */
function picture({ name, competition, sides, progress, state, inPlay }: Match): Markup {
  const scores = sides.map((side) => `${side.name} ${side.score} ${side.detail}`.trim()).join(', ');
  return html`<svg viewBox="0 0 720 405" role="img" aria-label="${`${name}. ${scores}. ${progress}`}">
<rect width="720" height="405" class="night"/>
<ellipse cx="360" cy="150" rx="330" ry="112" class="stand"/>
<ellipse cx="360" cy="150" rx="268" ry="84" class="grass"/>
<ellipse cx="360" cy="150" rx="150" ry="45" class="ring"/>
<rect x="344" y="124" width="32" height="52" rx="3" class="pitch"/>
${[110, 250, 470, 610].map((x) => html`<path d="M${x} 62V22" class="mast"/><rect x="${x - 16}" y="12" width="32" height="14" rx="3" class="lamp"/>`)}
${inPlay && state === 'open' && BALL}
<rect y="268" width="720" height="137" class="board"/>
<text x="40" y="296" class="soft">${competition}</text>
<text x="680" y="296" class="soft" text-anchor="end">${progress || 'Not begun'}</text>
${sides.map((side, index) => scoreLine(side, index === 0 ? 338 : 380))}
${inPlay && html`<g class="live"><rect x="24" y="22" width="58" height="24" rx="6"/><text x="53" y="39" text-anchor="middle">LIVE</text></g>`}
</svg>`;
}

const BALL = html`<circle r="4" class="ball"><animateMotion dur="5s" repeatCount="indefinite" path="M360 128C380 150 470 120 540 150S420 214 360 176 200 200 190 150 320 110 360 128"/></circle>`;

const scoreLine = ({ name, score, detail, serving }: Match['sides'][number], y: number) =>
  html`<circle cx="52" cy="${y - 8}" r="6" class="${serving ? 'on' : 'none'}"/>
<text x="76" y="${y}" class="team">${name}</text>
<text x="588" y="${y}" class="score" text-anchor="end">${score || '–'}</text>
<text x="604" y="${y}" class="soft">${detail}</text>`;
