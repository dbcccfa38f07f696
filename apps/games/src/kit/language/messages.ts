import { createContext, useContext } from 'react';
import type { Locale } from '../opening.ts';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The language of the page. */
export const LocaleContext = createContext<Locale>('en');

/**
 * Makes the hook that reads a game's messages. Both languages come with the game: they are a hundredth of it, and a page that is opened by
 * a tap fetches nothing for them.
 */
export const createMessages =
  <Messages>(english: Messages, hindi: Messages) =>
  (): Messages =>
    useContext(LocaleContext) === 'hi' ? hindi : english;

export const useKitMessages = createMessages(en, hi);
