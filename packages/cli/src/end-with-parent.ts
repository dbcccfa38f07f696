// `node end-with-parent.ts SCRIPT ARGS…`, started with a channel: runs the script in a process that ends when its parent does,
// however that one ended. No `--import`, which the script's own threads and children would inherit.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel to the parent alone keeps no process alive.
process.channel?.unref();
process.argv.splice(1, 1);
await import(pathToFileURL(resolve(process.argv[1] ?? '')).href);
