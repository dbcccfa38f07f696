// Works a round out from its seeds, by what docs/games.md says and nothing of ours: only Node's own hashes.
//
//   node docs/verify/verify.mjs '{"game":"dice","serverSeed":"…","hash":"…","clientSeed":"…","nonce":0,"bet":{…},"moves":[]}'
//   node docs/verify/verify.mjs '{"game":"baccarat","seed":"…","salt":"…","position":1,"hash":"…","bets":[]}'
//   node docs/verify/verify.mjs '{"game":"slots","model":"steady",…}'
//
// Amounts are paise; `most` is what a round pays at most. Prints the round as JSON, and ends with 1 where the seed is not the promised one.
import { verify } from './round.mjs';

const found = verify(JSON.parse(process.argv[2] ?? '{}'));
process.stdout.write(`${JSON.stringify(found, null, 2)}\n`);
if (found.isPromised === false) process.exitCode = 1;
