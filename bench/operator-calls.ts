/** What a bench asks an operator, as a browser would. */
export async function call<T>(address: string, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(address + path, {
    headers: { ...(token ? { token, 'xu-auth': token } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  });
  const response = (await answer.json()) as T & { error: boolean; message: string };
  if (response.error) throw new Refused(`${path}: ${response.message}`, answer.status);
  return response;
}

/** The operator said no, or that it could not. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export const PASSWORD = 'Benchmark1';
/** What the player of a number signs in as. */
export const usernameOf = (number: number) => `bench ${number}`;

/** Registers a player, as a person does with a phone; returns their token. */
export async function register(address: string, number: number): Promise<string> {
  const mobile = { mobile: String(7_000_000_000 + number), country_code: '+91' };
  await call(address, '/api/sendOtpToMobile', undefined, mobile);
  type Inbox = { messages: { code: string }[] };
  const { messages } = await call<Inbox>(address, `/sandbox/inbox.json?mobile=${mobile.mobile}`);
  await call(address, '/api/mobileVerification', undefined, { ...mobile, otp: messages[0]?.code });
  const player = { name: 'Bench', username: usernameOf(number), password: PASSWORD, typeId: 3, parentId: 81026 };
  return (await call<{ token: string }>(address, '/api/register', undefined, { ...mobile, ...player })).token;
}
