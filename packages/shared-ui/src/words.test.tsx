import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createWords, type Translation } from './words.ts';

const en = { hello: 'Hi, {name}', games: '{n, plural, one {# game} other {# games}}' } as const;
const hi: Translation<typeof en> = { hello: 'नमस्ते, {name}', games: '{n, plural, one {# खेल} other {# खेल}}' };

function page(useWords: ReturnType<typeof createWords<typeof en>>, locale: 'en' | 'hi') {
  function Page() {
    const say = useWords(locale);
    return <p>{`${say('hello', { name: 'Asha' })}: ${say('games', { n: 1 })}, ${say('games', { n: 12 })}`}</p>;
  }
  return (
    <Suspense fallback="loading">
      <Page />
    </Suspense>
  );
}

test('English needs no loading, and plurals follow the count', () => {
  render(page(createWords(en, { hi: async () => hi }), 'en'));
  expect(screen.getByText('Hi, Asha: 1 game, 12 games')).toBeVisible();
});

test('Hindi is loaded when it is asked for', async () => {
  await act(async () => render(page(createWords(en, { hi: async () => hi }), 'hi')));
  expect(screen.getByText('नमस्ते, Asha: 1 खेल, 12 खेल')).toBeVisible();
});

test('a translation that cannot be loaded leaves English in its place', async () => {
  await act(async () => render(page(createWords(en, { hi: () => Promise.reject(new Error('offline')) }), 'hi')));
  expect(screen.getByText('Hi, Asha: 1 game, 12 games')).toBeVisible();
});
