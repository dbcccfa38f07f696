import type { LightConnection } from './light-http.ts';

/** Asks for ₹500 out of a player's balance; only the first to a destination needs the `password`. Returns the request's id. */
export async function withdraw(connection: LightConnection, token: string, password?: string): Promise<string> {
  const request = {
    ...{ amount: 500, method: 'upi', upi: 'bench.player@okaxis', again: true, clientRef: crypto.randomUUID() },
    ...(password ? { password } : {}),
  };
  const answer = await connection.post('/api/withdrawRequest/create', `token: ${token}\r\n`, JSON.stringify(request));
  if (answer.status !== 200) throw new Error(`A withdrawal was refused: ${answer.status} ${answer.body}`);
  const { data } = JSON.parse(answer.body) as { data: { withdrawal: { id: string } } };
  return data.withdrawal.id;
}
