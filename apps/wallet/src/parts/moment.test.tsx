import { ShellContext } from '@pavilion/contract';
import { createTestShell } from '@pavilion/contract/testing';
import { dayOf } from '@pavilion/remote-kit';
import { formatDay, formatTime, formatTimeToSecond, formatZone } from '@pavilion/shared-ui';
import { render } from '@testing-library/react';
import { Moment } from './moment.tsx';

const at = new Date('2026-11-20T08:12:07Z');
const [day, time] = [formatDay(at, 'en'), formatTime(at, 'en')];

function shownOf(form: 'full' | 'short' | 'day', above?: string) {
  const { container } = render(
    <ShellContext value={createTestShell()}>
      <Moment at={at} form={form} {...(above === undefined ? {} : { day: above })} />
    </ShellContext>,
  );
  return container.querySelector('time');
}

test('a moment names its second and its zone on hover, and stands in a form that programs read', () => {
  const shown = shownOf('full');
  expect(shown).toHaveTextContent(`${day}, ${time}`);
  expect(shown).toHaveAttribute('title', `${day}, ${formatTimeToSecond(at, 'en')}, ${formatZone('en')}`);
  expect(shown).toHaveAttribute('datetime', '2026-11-20T08:12:07.000Z');
});

test.each([
  ['the day alone', 'day', undefined, day],
  ['the day of what was not today', 'short', undefined, day],
  ['the time under its day', 'short', dayOf(at), time],
] as const)('a moment shows %s', (_, form, above, text) => {
  expect(shownOf(form, above)).toHaveTextContent(text);
});
