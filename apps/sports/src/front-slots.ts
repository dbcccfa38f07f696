// What sports puts into the shell's own pages, in one file (board-pages.tsx says why).
export { InPlaySlot } from './front/in-play-slot.tsx';
export { SearchSlot } from './search/search-slot.tsx';
