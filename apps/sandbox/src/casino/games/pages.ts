import type { LobbyProduct } from '@pavilion/api-client/wire';
import { formatMoney } from '@pavilion/money';
import { html, type Markup } from '../../server/index.ts';
import type { PlayedGame } from '../catalogue/played-game.ts';

/** A game's document: it fills the frame that it is shown in, and has no bar of its own. */
const page = (title: string, body: Markup) =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
<link rel="stylesheet" href="/sandbox/assets/games.css">
</head>
<body class="table">
<main class="game">${body}</main>
</body>
</html>
`.toString();

/** A game that was opened for a player. `app` is the origin that its cover comes from. */
export function gamePage(game: PlayedGame, firstName: string, app: string): string {
  return page(
    game.name,
    html`<img class="game__cover" src="${app}/art/covers/${game.code}.svg" alt="" width="300" height="400">
<div class="game__say">
<p class="game__for">Opened for ${firstName}</p>
<h1>${game.name}</h1>
<dl class="game__details">
<div><dt>Provider</dt><dd>${game.providerName}</dd></div>
<div><dt>Return to player</dt><dd class="num">${game.rtp.toFixed(2)}%</dd></div>
<div><dt>Volatility</dt><dd>${VOLATILITIES[game.volatility]}</dd></div>
<div><dt>Stakes</dt><dd class="num">${formatMoney(game.minStake)} to ${formatMoney(game.maxStake)}</dd></div>
</dl>
<p class="game__note">The game itself is not built yet. Nothing is staked here, and the balance stays as it is.</p>
</div>`,
  );
}

/** A product of another house that was opened for a player. */
export function productPage(product: LobbyProduct, firstName: string): string {
  return page(
    PRODUCTS[product],
    html`<div class="game__say game__say--alone">
<p class="game__for">Opened for ${firstName}</p>
<h1>${PRODUCTS[product]}</h1>
<p class="game__note">Here another company’s sportsbook would stand, in this frame and on this balance. The sandbox has none: nothing is staked here.</p>
</div>`,
  );
}

/** What a ticket shows that opens nothing: used, late, or never made. It tells the page around it, which offers to open the game again. */
export function closedPage(): string {
  return page(
    'Open the game again',
    html`<div class="game__say game__say--alone">
<h1>Open the game again</h1>
<p class="game__note">An address like this one opens a game once, within a minute, while you are signed in. Go back and open the game again.</p>
</div>
<script src="/sandbox/assets/session-over.js"></script>`,
  );
}

const VOLATILITIES: Readonly<Record<PlayedGame['volatility'], string>> = { low: 'Low', medium: 'Medium', high: 'High' };
const PRODUCTS: Readonly<Record<LobbyProduct, string>> = {
  betby: 'Betby sportsbook',
  sportsbooktest: 'Sportsbook test',
};
