import type { TestSandbox } from './sandbox.ts';

/** The desk as a browser without scripts uses it: its cookies are kept, and its forms carry their hidden fields. */
export interface DeskBrowser {
  /** Opens a page below the desk: `/deposits`. */
  open(path: string): Promise<Page>;
  /** Sends the form of the page last opened whose action ends with `action`, with what is filled in, and follows where it leads. */
  send(action: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
  /** Sends a form that no page gave. */
  post(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
  cookies(): string;
}

interface Page {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, unknown>;
}

const DESK = '/sandbox/desk';

/** A browser that has not been at the desk yet. */
export function deskBrowser({ app }: Pick<TestSandbox, 'app'>): DeskBrowser {
  const jar = new Map<string, string>();
  let shown = '';
  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const request = async (method: 'GET' | 'POST', url: string, payload?: string, headers = {}): Promise<Page> => {
    const answer = await app.inject({
      method,
      url,
      headers: {
        host: 'localhost:3000',
        cookie: cookies(),
        ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const one of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      jar.set(name, value);
    }
    if (answer.statusCode === 307) return request(method, String(answer.headers.location), payload, headers);
    if (answer.statusCode === 303) return request('GET', String(answer.headers.location));
    shown = answer.body;
    return { status: answer.statusCode, body: answer.body, headers: { ...answer.headers } };
  };
  const post = (path: string, fields: Record<string, string>, headers = {}) =>
    request('POST', DESK + path, String(new URLSearchParams(fields)), headers);
  return {
    cookies,
    post,
    open: (path) => request('GET', DESK + path),
    async send(action, fields = {}, headers = {}) {
      const form = formsOf(shown).find((one) => one.action.endsWith(action));
      if (!form) throw new Error(`The page has no form for ${action}`);
      return post(form.action.slice(DESK.length), { ...form.hidden, ...fields }, headers);
    },
  };
}

/** Who can sign in at the desk of a house that only this machine reaches, and by what. */
const PASSWORDS = { Owner: 'Pavilion-desk', Asha: 'Pavilion-desk-asha', Vikram: 'Pavilion-desk-vikram' } as const;

/** A browser that has signed in with the known password of the owner, or of the operator who is named. */
export async function signedInDesk(
  sandbox: Pick<TestSandbox, 'app'>,
  name: keyof typeof PASSWORDS = 'Owner',
): Promise<DeskBrowser> {
  const browser = deskBrowser(sandbox);
  await browser.open('');
  const { status } = await browser.send('/sign-in', { name, password: PASSWORDS[name] });
  if (status !== 200) throw new Error(`${name} can't sign in at the desk`);
  return browser;
}

/** What the second operator's press comes to, on the newest request that waits for one. */
export async function approveNewest(desk: DeskBrowser): Promise<Page> {
  await desk.open('/corrections?state=waiting');
  return desk.send('/approve');
}

/** From now on one operator is enough for whatever amount, where an amount decides. */
export async function oneIsEnough({ database }: Pick<TestSandbox, 'database'>): Promise<void> {
  await database.query(
    `update setting set value = (select jsonb_object_agg(key, 1000000000000) from jsonb_each(value)) where key = 'second-eyes'`,
  );
}

/** The POST forms of a page with their hidden fields. */
export function formsOf(page: string): { action: string; hidden: Record<string, string> }[] {
  const forms = [...page.matchAll(/<form (?=[^>]*method="post")[^>]*action="([^"]+)"[\s\S]*?<\/form>/g)];
  return forms.map(([form, action = '']) => {
    const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
    return { action, hidden: Object.fromEntries(fields.map(([, name = '', value = '']) => [name, textOf(value)])) };
  });
}

/** What an attribute says, as a browser reads it. */
const textOf = (attribute: string) =>
  attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
