import { type Paise, ZERO } from '@pavilion/money';
import { playerId } from '../base/index.ts';
import type { KnownPlayer, Standing } from '../players/index.ts';
import { html, type Markup } from '../server/index.ts';
import type { Form } from './form.ts';
import type { DeskPage } from './frame.ts';
import { details, money } from './parts.ts';
import { DESK } from './sessions.ts';
import { standingText } from './standing.ts';
import type { Visit } from './visit.ts';

/** A state that is about to be set at the desk. */
export interface StateChange {
  readonly player: KnownPlayer;
  readonly standing: Standing;
  /** How the player stands until then, in words. */
  readonly before: string;
  readonly reason: string;
  /** What stays on their account. */
  readonly cash: Paise;
}

/** Whether a state is asked about once more: whoever sets it by mistake can't lift it, or throws the player out. */
const isGrave = ({ state }: Standing) => state === 'break' || state === 'excluded' || state === 'closed';

/** What is said yes to: this state of this player, as they stand now. A yes to anything else is none. */
const proofOf = ({ player, standing, before }: StateChange): string =>
  `${playerId(player.id)}: ${standingText(standing)}, before ${before}`;

/** Whether this may be done as it was sent: it is not grave, or has been said yes to. */
export const isAgreed = (change: StateChange, form: Form): boolean =>
  !isGrave(change.standing) || form('confirmed') === proofOf(change);

/** The page that asks: whom it is about, what it means, and the form that says yes to just that. */
export function standingQuestion(visit: Visit, form: Form, change: StateChange): DeskPage {
  const { player, standing, before, reason } = change;
  const [title, yes] = questionOf(player.name, standing);
  const kept = { state: form('state'), until: form('until'), reason, confirmed: proofOf(change) };
  const hidden = Object.entries(kept).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return {
    section: 'players',
    title,
    body: html`<section class="card question">
${details([
  [
    'Player',
    html`<b class="break">${player.name}</b>, <span class="num">${playerId(player.id)}</span>, <span class="break">${player.username}</span>`,
  ],
  ['State now', before],
  ['State then', html`<b>${standingText(standing)}</b>`],
  ['Reason', html`<span class="break">${reason}</span>`],
])}
<h2>Details</h2>
<ul class="meaning">${meaningOf(change).map((line) => html`<li>${line}</li>`)}</ul>
<div class="answers">${visit.form(`/players/${player.id}/standing`, html`${hidden}<button class="btn btn--no">${yes}</button>`)}<a class="btn" href="${DESK}/players/${player.id}">Cancel</a></div>
</section>`,
  };
}

function questionOf(name: string, standing: Standing): readonly [title: string, yes: string] {
  const text = standingText(standing);
  switch (standing.state) {
    case 'excluded':
      return [`Self-exclude ${name}${text.slice('self-excluded'.length)}?`, 'Yes, self-exclude them'];
    case 'break':
      return [`Put ${name} ${text}?`, 'Yes, put them on a break'];
    default:
      return [`Close the account of ${name}?`, 'Yes, close it'];
  }
}

function meaningOf({ standing: { state, until }, cash }: StateChange): readonly (Markup | string)[] {
  const bets = 'Unmatched bets are cancelled and their stakes returned. Matched bets are settled as usual.';
  if (state === 'closed') {
    return [
      'All sessions end immediately. The player can’t sign in to play or withdraw.',
      ...(cash > ZERO ? [html`${money(cash)} remains in the account and can’t be withdrawn.`] : []),
      bets,
      'To reopen the account, set it to active here.',
    ];
  }
  return [
    'The player can’t bet, play, deposit or activate a bonus. The player can still sign in and withdraw.',
    bets,
    until === null
      ? 'It is permanent and can’t be lifted or shortened.'
      : 'It ends automatically. It can be extended but not shortened.',
    'The player is notified.',
  ];
}
