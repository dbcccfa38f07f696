import { FRAME, MOST_FRAMES } from '@pavilion/api-client';

/**
 * A place in a release's file at the end of a line of a stack. Chrome writes `at name (address:1:2)`, Firefox and Safari `name@address:1:2`;
 * a file that was requested again has a query.
 */
const PLACE = /([\w-]+\/[\w.-]+\/[\w.-]+\.m?js)(?:\?[^\s:)]*)?:(\d+):(\d+)\)?$/;

/**
 * The innermost places of an error in the files of releases, such as `casino/1.0.3/317.js:1:20481`, at most `MOST_FRAMES`. Places in
 * other scripts are left out, and so is the error's message, with which Chrome begins a stack.
 */
export function framesOf({ stack = '', message }: Error): string[] {
  const begin = message ? stack.indexOf(message) : -1;
  const trace = begin < 0 ? stack : stack.slice(begin + message.length);
  return trace
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = PLACE.exec(line.trim()) ?? [];
      const frame = `${file}:${row}:${column}`;
      return FRAME.test(frame) ? [frame] : [];
    })
    .slice(0, MOST_FRAMES);
}
