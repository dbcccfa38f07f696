import { ReadableStream, TextDecoderStream, TextEncoderStream } from 'node:stream/web';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BootFailure } from './boot-failure.tsx';
import { BootError } from './environment/config.ts';
import { readEnvironment } from './environment/read-environment.ts';

const origin = 'https://play.example';
const config = { api: '/', sports: '/', lobby: '/', socket: '/' };
const document = '{"schema":2}';

const bodyOf = (text: string) =>
  new ReadableStream<string>({
    start(controller) {
      controller.enqueue(text);
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());

/** Answers by address: a value as JSON, a text as it is, a number as a status. */
function answer(answers: Record<string, unknown>) {
  const requests: string[] = [];
  globalThis.fetch = jest.fn(async (address: string) => {
    requests.push(address);
    const response = answers[new URL(address).pathname];
    return {
      ok: typeof response !== 'number' && response !== undefined,
      status: response,
      body: bodyOf(typeof response === 'string' ? response : JSON.stringify(response)),
    } as unknown as Response;
  }) as typeof fetch;
  return requests;
}

beforeAll(() => {
  // The DOM of these tests has no streams.
  Object.assign(globalThis, { TextDecoderStream });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('configuration and discovery are read side by side', async () => {
  const requests = answer({ '/config.json': config, '/releases/discovery.json': document });
  const environment = readEnvironment(origin);
  expect(requests).toHaveLength(2);
  await expect((await environment).discovery).resolves.toBe(document);
});

test('another discovery address costs a second trip: what came from the usual one does not count', async () => {
  answer({ '/config.json': { ...config, discovery: '/elsewhere.json' }, '/releases/discovery.json': document });
  const environment = await readEnvironment(origin);
  expect(environment).toMatchObject({
    config: { discovery: 'https://play.example/elsewhere.json' },
    discovery: undefined,
  });
});

test.each([
  ['is down', 503],
  ['lacks a field', { api: '/' }],
  ['is not JSON', '<!doctype html>'],
])('a configuration that %s stops the start, and the error names it', async (_, response) => {
  answer({ '/config.json': response, '/releases/discovery.json': document });
  const error = await readEnvironment(origin).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BootError);
  expect((error as BootError).document).toBe('config');
});

test('a discovery document that is down does not stop the start', async () => {
  answer({ '/config.json': config, '/releases/discovery.json': 404 });
  const { discovery } = await readEnvironment(origin);
  const error = await discovery?.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ name: 'BootError', document: 'discovery' });
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
  window.dispatchEvent(new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  quiet.mockRestore();
  localStorage.clear();
});
