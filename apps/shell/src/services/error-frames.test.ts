import { framesOf } from './error-frames.ts';

const BASE = 'https://play.example/releases';

/** The stack of one error as each browser writes it: three calls of the casino, called by React in the shell. */
const stacks = {
  Chrome: `TypeError: Cannot read properties of undefined (reading 'odds')
    at third (${BASE}/casino/1.0.3/317.js:1:20481)
    at async second (${BASE}/casino/1.0.3/317.js?retry=0.5501:1:20530)
    at new First (${BASE}/casino/1.0.3/remote-entry.js:2:77)
    at <anonymous>
    at Array.map (<anonymous>)
    at chrome-extension://abcdef/content.js:1:2
    at ${BASE}/shell/2.1.0/shell.js:1:80112`,
  Firefox: `third@${BASE}/casino/1.0.3/317.js:1:20481
async*second@${BASE}/casino/1.0.3/317.js?retry=0.5501:1:20530
First@${BASE}/casino/1.0.3/remote-entry.js:2:77
@moz-extension://abcdef/content.js:1:2
onClick@${BASE}/casino/1.0.3/317.js line 1 > eval:1:1
@${BASE}/shell/2.1.0/shell.js:1:80112
`,
  Safari: `third@${BASE}/casino/1.0.3/317.js:1:20481
second@${BASE}/casino/1.0.3/317.js?retry=0.5501:1:20530
First@${BASE}/casino/1.0.3/remote-entry.js:2:77
map@[native code]
module code@webkit-masked-url://hidden/:1:2
${BASE}/shell/2.1.0/shell.js:1:80112`,
};

const errorWith = (stack: string, message = "Cannot read properties of undefined (reading 'odds')") =>
  Object.assign(new TypeError(message), { stack });

describe('framesOf', () => {
  it.each(Object.entries(stacks))('reads the places of a stack of %s', (_, stack) => {
    expect(framesOf(errorWith(stack))).toEqual([
      'casino/1.0.3/317.js:1:20481',
      'casino/1.0.3/317.js:1:20530',
      'casino/1.0.3/remote-entry.js:2:77',
      'shell/2.1.0/shell.js:1:80112',
    ]);
  });

  it('takes the five innermost', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `    at f (${BASE}/casino/1.0.3/1.js:1:${index})`);
    expect(framesOf(errorWith(`TypeError: x\n${lines.join('\n')}`, 'x'))).toEqual(
      [0, 1, 2, 3, 4].map((column) => `casino/1.0.3/1.js:1:${column}`),
    );
  });

  it('takes nothing from the message', () => {
    const message = `Rohit has 98210\n    at ${BASE}/casino/1.0.3/rohit.js:1:1`;
    expect(framesOf(errorWith(`Error: ${message}\n    at f (${BASE}/casino/1.0.3/1.js:1:9)`, message))).toEqual([
      'casino/1.0.3/1.js:1:9',
    ]);
  });

  it.each([
    '',
    'Error: x',
    `at f (${BASE}/cashier?token=abc:1:1)`,
    `at f (${BASE}/casino/1.0.3/1.js:1:98765432101)`,
    `at f (${BASE}/casino/9876543210/1.js:1:1)`,
    `at f (file:///home/rohit/casino/1.js:1:1)`,
  ])('finds no place in %j', (stack) => {
    expect(framesOf(errorWith(stack, 'x'))).toEqual([]);
  });
});
