import type { LobbyProduct } from '@pavilion/api-client/wire';
import { formatMoney } from '@pavilion/money';
import { html, type Markup } from '../../server/index.ts';
import type { PlayedGame } from '../catalogue/played-game.ts';
import { coverAt } from '../catalogue/tile.ts';

/** A text in both languages: the page shows that of the app around it (`language.js`). */
const both = (en: string, hi: string): Markup => html`<span lang="en">${en}</span><span lang="hi">${hi}</span>`;

/** A game's document: it fills the frame that it is shown in, and has no bar of its own. `says` is what it sends the page around. */
const page = (title: string, body: Markup, says: 'ready' | 'session-over' = 'ready') =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<link rel="stylesheet" href="/sandbox/assets/sandbox.css">
<link rel="stylesheet" href="/sandbox/assets/games.css">
<script src="/sandbox/assets/language.js"></script>
</head>
<body class="table">
<main class="game">${body}</main>
<script src="/sandbox/assets/${says}.js"></script>
</body>
</html>
`.toString();

/** A game that was opened for a player. `app` is the origin that its cover comes from. */
export function gamePage(game: PlayedGame, firstName: string, app: string): string {
  return page(
    game.name,
    html`<img class="game__cover" src="${app}${coverAt(game.code)}" alt="" width="300" height="400">
<div class="game__say">
<p class="game__for">${openedFor(firstName)}</p>
<h1>${game.name}</h1>
<dl class="game__details">
<div><dt>${both('Provider', 'प्रदाता')}</dt><dd>${game.providerName}</dd></div>
<div><dt>${both('Return to player', 'खिलाड़ी को वापसी')}</dt><dd class="num">${game.rtp.toFixed(2)}%</dd></div>
<div><dt>${both('Volatility', 'उतार-चढ़ाव')}</dt><dd>${both(...VOLATILITIES[game.volatility])}</dd></div>
<div><dt>${both('Stakes', 'दाँव की राशि')}</dt><dd class="num">${formatMoney(game.minStake)}–${formatMoney(game.maxStake)}</dd></div>
</dl>
<p class="game__note">${both(
      'This game is not available yet. Go back and choose another game. Your balance does not change.',
      'यह गेम अभी उपलब्ध नहीं है। वापस जाकर कोई दूसरा गेम चुनें। आपका बैलेंस नहीं बदलेगा।',
    )}</p>
</div>`,
  );
}

/** A product of another house that was opened for a player. */
export function productPage(product: LobbyProduct, firstName: string): string {
  return page(
    PRODUCTS[product][0],
    html`<div class="game__say game__say--alone">
<p class="game__for">${openedFor(firstName)}</p>
<h1>${both(...PRODUCTS[product])}</h1>
<p class="game__note">${both(
      'This sportsbook is not available yet. Go back to the exchange to place bets. Your balance does not change.',
      'यह स्पोर्ट्सबुक अभी उपलब्ध नहीं है। दाँव लगाने के लिए एक्सचेंज पर वापस जाएँ। आपका बैलेंस नहीं बदलेगा।',
    )}</p>
</div>`,
  );
}

/** What a ticket shows that opens nothing: used, late, or never made. It tells the page around it, which offers to open the game again. */
export function closedPage(): string {
  return page(
    'Open the game again',
    html`<div class="game__say game__say--alone">
<h1>${both('Open the game again', 'गेम फिर से खोलें')}</h1>
<p class="game__note">${both(
      'This game link has expired. Go back and open the game again.',
      'इस गेम लिंक की अवधि समाप्त हो गई है। वापस जाएँ और गेम फिर से खोलें।',
    )}</p>
</div>`,
    'session-over',
  );
}

type InTwo = readonly [en: string, hi: string];
const VOLATILITIES: Readonly<Record<PlayedGame['volatility'], InTwo>> = {
  low: ['Low', 'कम'],
  medium: ['Medium', 'मध्यम'],
  high: ['High', 'अधिक'],
};
const PRODUCTS: Readonly<Record<LobbyProduct, InTwo>> = {
  betby: ['Betby sportsbook', 'Betby स्पोर्ट्सबुक'],
  sportsbooktest: ['Sportsbook test', 'स्पोर्ट्सबुक टेस्ट'],
};
const openedFor = (firstName: string): Markup => both(`Opened for ${firstName}`, `${firstName} के लिए खुला`);
