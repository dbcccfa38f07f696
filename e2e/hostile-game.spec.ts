import { expect, signIn, test } from './app.ts';

/** A game's page that tries what no game may, and then says that it is done in its title. */
const hostile = `<!doctype html><title>busy</title><script>
const tries = {};
const attempt = (name, what) => { try { tries[name] = String(what()); } catch (error) { tries[name] = 'refused'; } };
attempt('top', () => { top.location.href = 'https://example.test/'; return 'left'; });
attempt('parent', () => parent.document.title);
attempt('storage', () => parent.localStorage.length);
attempt('window', () => window.open('about:blank', '_blank'));
attempt('screen', () => document.fullscreenEnabled);
attempt('confirm', () => confirm('Your account?'));
parent.postMessage('pavilion:ready', '*');
const odd = [null, 1, {}, [], { event: 'pavilion:session-over' }, ['pavilion:session-over'], ' pavilion:session-over', 'pavilion:session-over!',
  new Map([['pavilion:session-over', 1]]), new Error('pavilion:session-over'), 'pavilion:deposit\\n', 'x'.repeat(100000)];
for (let count = 0; count < 10000; count += 1) {
  const kind = count % 4;
  parent.postMessage(kind === 0 ? 'pavilion:round-began' : kind === 1 ? 'pavilion:round-ended' : odd[count % odd.length % 11], '*');
}
parent.postMessage(odd[11], '*');
const inner = document.createElement('iframe');
// A window of another origin inside the game's: the right word from the wrong place.
inner.src = 'data:text/html,<script>for (let i = 0; i < 100; i += 1) top.postMessage("pavilion:session-over", "*"); parent.postMessage("done", "*")</' + 'script>';
addEventListener('message', () => { document.title = JSON.stringify(tries); });
addEventListener('DOMContentLoaded', () => document.body.append(inner));
</script><body><form action="https://example.test/" target="_top" method="post"><button>Go</button></form>
<button onclick="document.documentElement.requestFullscreen().then(() => { this.textContent = 'Filled'; }, () => { this.textContent = 'Not filled'; })">Fill</button></body>`;

test('a hostile game changes nothing outside its frame: no word but its own is heard, ten thousand at once neither, and it leads nobody anywhere', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.route(/\/(?:play|game)\/[^/]+\?ticket=/, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostile }),
  );
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto('/casino/spribe/mines');
  const frame = page.frameLocator('iframe');
  const read = () => frame.locator('title').evaluate((title) => title.textContent ?? '');
  await expect.poll(read).toContain('refused');
  const tries = JSON.parse(await read()) as Readonly<Record<string, string>>;
  expect(tries).toEqual({
    top: 'refused',
    parent: 'refused',
    storage: 'refused',
    window: 'null',
    screen: 'false',
    confirm: 'false',
  });
  // A press of the player's gives it no right to the screen either.
  await frame.getByRole('button', { name: 'Fill' }).click();
  await expect(frame.getByRole('button', { name: 'Not filled' })).toBeVisible();
  await frame.getByRole('button', { name: 'Go' }).click();

  await expect(page).toHaveURL(/\/casino\/spribe\/mines$/);
  expect(context.pages()).toHaveLength(1);
  expect(dialogs).toEqual([]);
  await expect(page.getByText('This session has ended')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('₹98,210.00');
  // The page around it lives: what leads on still asks the player alone.
  await page.getByRole('link', { name: 'Back to Spribe' }).click();
  const leave = page.getByRole('button', { name: 'Leave anyway' });
  const title = page.getByRole('heading', { level: 1, name: /^Spribe/ });
  await expect(leave.or(title).first()).toBeVisible();
  if (await leave.isVisible()) await leave.click();
  await expect(title).toBeVisible();
});
