import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BootFailure } from './boot-failure.tsx';
import { BootError } from './environment/config.ts';
import { readEnvironment } from './environment/read-environment.ts';

const origin = 'https://play.example';
const config = { api: '/', sports: '/', lobby: '/', socket: '/' };
const discovery = { schema: 1, revision: 7, publishedAt: '2026-11-21T00:00:00Z', shell: null, remotes: {} };

/** Answers by address: a value as JSON, a number as a status. */
function answer(answers: Record<string, unknown>) {
  const requests: string[] = [];
  globalThis.fetch = jest.fn(async (address: string) => {
    requests.push(address);
    const response = answers[new URL(address).pathname];
    return {
      ok: typeof response !== 'number' && response !== undefined,
      status: response,
      json: async () => response,
    } as Response;
  }) as typeof fetch;
  return requests;
}

beforeAll(() => {
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('configuration and discovery are read side by side', async () => {
  const requests = answer({ '/config.json': config, '/releases/discovery.json': discovery });
  const environment = readEnvironment(origin);
  expect(requests).toHaveLength(2);
  expect((await environment).discovery.revision).toBe(7);
});

test('another discovery address costs a second trip, and is the one that counts', async () => {
  answer({
    '/config.json': { ...config, discovery: '/elsewhere.json' },
    '/elsewhere.json': { ...discovery, revision: 9 },
  });
  expect((await readEnvironment(origin)).discovery.revision).toBe(9);
});

test.each([
  ['config', { '/config.json': 503, '/releases/discovery.json': discovery }],
  ['config', { '/config.json': { api: '/' }, '/releases/discovery.json': discovery }],
  ['discovery', { '/config.json': config, '/releases/discovery.json': 404 }],
  ['discovery', { '/config.json': config, '/releases/discovery.json': { schema: 2 } }],
] as const)('a start that fails at %s says which document it was', async (document, answers) => {
  answer(answers);
  const error = await readEnvironment(origin).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BootError);
  expect((error as BootError).document).toBe(document);
});

test('a start that failed is a page with a way to try again, in the player’s language', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.setItem('preferences', '{"state":{"locale":"hi","theme":"dark"},"version":0}');
  const retry = jest.fn();
  render(<BootFailure error={new BootError('config', 'status 503')} onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'साइट शुरू नहीं हो सकी' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('status 503');
  await userEvent.click(screen.getByRole('button', { name: 'फिर कोशिश करें' }));
  expect(retry).toHaveBeenCalledTimes(1);
  quiet.mockRestore();
  localStorage.clear();
});
