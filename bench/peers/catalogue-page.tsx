import { useState } from 'react';
import type { ListedGame } from './games.ts';

interface CataloguePageProps {
  readonly search: (text: string) => readonly ListedGame[];
  /** How many of what is found stand in the page. */
  readonly shown: number;
}

/** A catalogue as a first try has it: what is typed is searched at each key, and what is found rendered. */
export function CataloguePage({ search, shown }: CataloguePageProps) {
  const [text, setText] = useState('');
  const found = search(text);
  return (
    <main>
      <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      <p role="status">{found.length} games</p>
      <ul>
        {found.slice(0, shown).map(({ code, name }) => (
          <li key={code} aria-posinset={1}>
            <img src={`/art/covers/${code}.svg`} alt="" width="90" height="120" loading="lazy" />
            {name}
          </li>
        ))}
      </ul>
    </main>
  );
}
