// Property tests of a run draw the same cases each time: a run that finds a new case by chance is the work of `pnpm chaos`.
const fastCheck = require('fast-check/unseeded');

fastCheck.configureGlobal({ seed: 20_261_128 });
module.exports = fastCheck;
