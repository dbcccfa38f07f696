// The same search as ours, and every tile that is found in the page.
import { createRoot } from 'react-dom/client';
import { CataloguePage } from './catalogue-page.tsx';
import { readGames } from './games.ts';

const games = await readGames();
const search = (text: string) => games.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

createRoot(document.body).render(<CataloguePage search={search} shown={Number.POSITIVE_INFINITY} />);
