import type { Locale } from '@pavilion/contract/vocabulary';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createMessages, type Translation } from './messages.ts';

const en = { hello: 'Hi, {name}', games: '{n, plural, one {# game} other {# games}}' } as const;
const hi: Translation<typeof en> = { hello: 'नमस्ते, {name}', games: '{n, plural, one {# खेल} other {# खेल}}' };

function page(useMessages: ReturnType<typeof createMessages<typeof en>>, locale: Locale) {
  function Page() {
    const t = useMessages(locale);
    return <p>{`${t('hello', { name: 'Asha' })}: ${t('games', { n: 1 })}, ${t('games', { n: 12 })}`}</p>;
  }
  return (
    <Suspense fallback="loading">
      <Page />
    </Suspense>
  );
}

test('English needs no loading, and plurals follow the count', () => {
  render(page(createMessages(en, { hi: async () => hi }), 'en'));
  expect(screen.getByText('Hi, Asha: 1 game, 12 games')).toBeVisible();
});

test('Hindi is loaded when it is asked for', async () => {
  await act(async () => render(page(createMessages(en, { hi: async () => hi }), 'hi')));
  expect(screen.getByText('नमस्ते, Asha: 1 खेल, 12 खेल')).toBeVisible();
});

test('a translation that cannot be loaded leaves English in its place', async () => {
  await act(async () => render(page(createMessages(en, { hi: () => Promise.reject(new Error('offline')) }), 'hi')));
  expect(screen.getByText('Hi, Asha: 1 game, 12 games')).toBeVisible();
});
