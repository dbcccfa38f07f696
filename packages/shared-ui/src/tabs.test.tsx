import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'netent', label: 'Netent', count: 25 },
  { id: 'jili', label: 'Jili', count: 70 },
  { id: 'mac88', label: 'Mac88' },
];

function Page({ first = 'netent' }: { readonly first?: string }) {
  const [selected, setSelected] = useState(first);
  return (
    <Tabs label="Providers" tabs={tabs} selected={selected} onSelect={setSelected}>
      <p>{`Games of ${selected}`}</p>
    </Tabs>
  );
}

test('the selected tab is marked, reached by Tab, and names the panel', async () => {
  render(<Page first="jili" />);
  const tab = screen.getByRole('tab', { name: 'Jili 70' });
  expect(screen.getByRole('tablist', { name: 'Providers' })).toBeVisible();
  expect(tab).toHaveAttribute('aria-selected', 'true');
  const panel = screen.getByRole('tabpanel', { name: 'Jili 70' });
  expect(tab).toHaveAttribute('aria-controls', panel.id);
  await userEvent.tab();
  expect(tab).toHaveFocus();
});

test('arrows, Home and End move the focus around; Enter selects', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Mac88' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Netent 25' })).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Mac88' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'Netent 25' })).toHaveFocus();
  expect(screen.getByText('Games of netent')).toBeVisible();
  await user.keyboard('{End}{Enter}');
  expect(screen.getByText('Games of mac88')).toBeVisible();
});

test('only one tab is in the way of the Tab key', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.tab();
  await user.tab();
  expect(document.body).toHaveFocus();
});

test('a selection that is not there leaves the first tab reachable', async () => {
  render(<Page first="gone" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: 'Netent 25' })).toHaveFocus();
});
