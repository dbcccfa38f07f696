import { createContext, useContext } from 'react';

/** Opens the game search; the frame holds the dialog. */
export const SearchContext = createContext<() => void>(() => undefined);

export const useOpenSearch = () => useContext(SearchContext);
