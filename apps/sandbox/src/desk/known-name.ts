import { isOtherName, type KnownName } from '../players/index.ts';
import { type Child, html, type Markup } from '../server/index.ts';
import { state } from './parts.ts';

/** The line that says what a player is called, and whether a document says so. */
export const nameLine = ({ name, isVerified }: KnownName): readonly [string, Child] => [
  'Name',
  html`<span class="break">${name}</span>, ${isVerified ? 'by an approved document' : 'as they signed up'}`,
];

/** Beside another name than the player's: whoever pays out or credits looks twice. Nothing beside theirs. */
export const otherNameMark = (known: KnownName, given: string): Markup | false =>
  isOtherName(known, given) && html` ${state('another name')}`;
