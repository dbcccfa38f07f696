// Fuse with what its documentation begins with, and as many tiles in the page as ours has.
import Fuse from 'fuse.js';
import { createRoot } from 'react-dom/client';
import { CataloguePage } from './catalogue-page.tsx';
import { readGames } from './games.ts';

const games = await readGames();
const fuse = new Fuse(games, { keys: ['name'] });
const search = (text: string) => (text === '' ? games : fuse.search(text).map(({ item }) => item));

createRoot(document.body).render(<CataloguePage search={search} shown={60} />);
