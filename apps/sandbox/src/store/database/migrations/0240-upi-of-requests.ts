/**
 * The hashes of withdrawals to UPI addresses had the address in them, which could be guessed by them. They go: who sends such a request
 * of before again is refused, and nothing is paid out twice.
 */
export const upiOfRequests = {
  id: 240,
  name: 'upi of requests',
  sql: `
update client_request set request_hash = sha256('forgotten')
where call = 'createWithdrawal' and answer #>> '{data,withdrawal,method}' = 'upi';
`,
};
