#!/usr/bin/env node
// `pavilion COMMAND …`, in this repository and in that of one remote. Each command is a script of its own, which reads what is after its name.
const NODE = [22, 22] as const;
const commands: Readonly<Record<string, () => Promise<unknown>>> = {
  dev: () => import('./commands/dev.ts'),
  build: () => import('./commands/build.ts'),
  release: () => import('./commands/release.ts'),
  rollback: () => import('./commands/rollback.ts'),
  releases: () => import('./commands/releases.ts'),
  check: () => import('./commands/check.ts'),
  new: () => import('./commands/new.ts'),
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [name = ''] = process.argv.splice(2, 1);
if (major < NODE[0] || (major === NODE[0] && minor < NODE[1])) {
  stop(`pavilion needs Node ${NODE.join('.')} or newer, as react-router does; this is ${process.versions.node}.`);
}
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
if (!command) stop(`Usage: pavilion ${Object.keys(commands).join(' | ')}`);
await command();

function stop(sentence: string): never {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

export {};
