import type { OtherAccount } from '../players/index.ts';
import { type Child, html } from '../server/index.ts';
import { playerLink } from './parts.ts';
import { standingText } from './standing.ts';

const WAYS: Readonly<Record<OtherAccount['ways'][number], string>> = {
  document: 'document',
  account: 'payout account',
};

/** The line that says which other accounts are the same person's, how each stands, and what they share; none where there are none. */
export const otherAccountsLine = (others: readonly OtherAccount[]): (readonly [string, Child])[] =>
  others.length === 0
    ? []
    : [
        [
          'Also of',
          html`${others.map(
            ({ player, ways, standing }) =>
              html`<span class="break">${playerLink(player)}, ${standingText(standing)}, by the same ${ways.map((way) => WAYS[way]).join(' and ')}</span> `,
          )}`,
        ],
      ];
