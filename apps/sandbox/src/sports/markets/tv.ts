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

/** A ground of its sport under its lights, and the score below it. The ball goes round while they play. */
function picture({ name, competition, sides, progress, state, inPlay, sportId }: Match): Markup {
  const scores = sides.map((side) => `${side.name} ${side.score} ${side.detail}`.trim()).join(', ');
  return html`<svg viewBox="0 0 720 405" role="img" aria-label="${`${name}. ${scores}. ${progress}`}">
<rect width="720" height="405" class="night"/>
<ellipse cx="360" cy="150" rx="330" ry="112" class="stand"/>
${GROUNDS[sportId]}
${[110, 250, 470, 610].map((x) => html`<path d="M${x} 62V22" class="mast"/><rect x="${x - 16}" y="12" width="32" height="14" rx="3" class="lamp"/>`)}
${inPlay && state === 'open' && html`<circle r="4" class="ball"><animateMotion dur="5s" repeatCount="indefinite" path="${PATHS[sportId]}"/></circle>`}
<rect y="268" width="720" height="137" class="board"/>
<text x="40" y="296" class="soft">${competition}</text>
<text x="680" y="296" class="soft" text-anchor="end">${progress || 'Not started'}</text>
${sides.map((side, index) => scoreLine(side, index === 0 ? 338 : 380))}
${inPlay && html`<g class="live"><rect x="24" y="22" width="58" height="24" rx="6"/><text x="53" y="39" text-anchor="middle">LIVE</text></g>`}
</svg>`;
}

type SportId = Match['sportId'];

/** An oval with its pitch, a field with its goals, a court with its net: as they are seen from the stand. */
const GROUNDS: Readonly<Record<SportId, Markup>> = {
  '4': html`<g class="cricket"><ellipse cx="360" cy="150" rx="268" ry="84" class="grass"/>
<ellipse cx="360" cy="150" rx="150" ry="45" class="ring"/><rect x="344" y="124" width="32" height="52" rx="3" class="pitch"/></g>`,
  '1': html`<g class="soccer"><path d="M170 84H550L612 222H108Z" class="grass"/>
<path d="M170 84H550L612 222H108ZM360 84V222M157 114H206L180 190H123M563 114H514L540 190H597M150 130H126V172H131M570 130H594V172H589" class="line"/>
<ellipse cx="360" cy="150" rx="52" ry="26" class="line"/></g>`,
  '2': html`<g class="tennis"><ellipse cx="360" cy="150" rx="268" ry="84" class="grass"/><path d="M272 88H448L520 216H200Z" class="court"/>
<path d="M272 88H448L520 216H200ZM294 88 236 216M426 88 484 216M281 112H439M243 182H477M360 112V182" class="line"/>
<path d="M226 146V138H494V146Z" class="net"/></g>`,
};

/** Where the ball goes, round and round. */
const PATHS: Readonly<Record<SportId, string>> = {
  '4': 'M360 128C380 150 470 120 540 150S420 214 360 176 200 200 190 150 320 110 360 128',
  '1': 'M360 150C420 110 500 120 570 150S420 200 340 190 180 190 140 150 290 180 360 150',
  '2': 'M320 206Q350 100 400 98 380 120 330 204 300 120 310 96 300 130 320 206',
};

const scoreLine = ({ name, score, detail, serving }: Match['sides'][number], y: number) =>
  html`<circle cx="52" cy="${y - 8}" r="6" class="${serving ? 'on' : 'none'}"/>
<text x="76" y="${y}" class="team">${name}</text>
<text x="588" y="${y}" class="score" text-anchor="end">${score || '–'}</text>
<text x="604" y="${y}" class="soft">${detail}</text>`;
