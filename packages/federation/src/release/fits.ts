// Whether shell and remotes run together: looked at before a pointer moves, in both directions, and shown by `releases`.
import { type Misfit, misfitsOf, type Provisions, type Requirements } from '../fit.ts';
import type { Manifest } from './live.ts';
import { type Claims, type ClaimsSource, liveClaims } from './live-claims.ts';
import { ReleaseError } from './store.ts';
import { tableText } from './table.ts';

type Candidate = Requirements & { readonly version: string };
type Shell = Provisions & { readonly version: string };

/** A release of a remote beside a shell. */
export interface Pairing {
  readonly remote: string;
  readonly version: string;
  /** The shell's version. */
  readonly shell: string;
  /** What keeps the release from running there; empty where it fits. */
  readonly misfits: readonly Misfit[];
  /** The version that players get from that shell: this one, an earlier one, or null where none fits. */
  readonly given: string | null;
}

/** What is let pass, and who is told. */
export interface FitOptions {
  /** Let a remote go live ahead of the shell that it needs, where players keep an earlier release of it until then. */
  readonly ahead?: boolean;
  readonly force?: boolean;
  readonly onForced?: (warning: string) => void;
}

/** What would be live with this release: a remote beside the live shell, or the shell beside each live remote. */
export async function pairingsWith(
  source: ClaimsSource,
  manifest: Manifest,
  earlier: readonly Candidate[],
): Promise<readonly Pairing[]> {
  const others = await liveClaims(source, manifest.name);
  if (!('entry' in manifest))
    return others.map((remote) => pairing(remote.name, [remote, ...remote.earlier], manifest));
  const shell = others.find(({ name }) => name === 'shell');
  return shell ? [pairing(manifest.name, [manifest, ...earlier], shell)] : [];
}

function pairing(remote: string, [first, ...earlier]: readonly [Candidate, ...Candidate[]], shell: Shell): Pairing {
  const misfits = misfitsOf(first, shell);
  const given = [first, ...earlier].find((one) => misfitsOf(one, shell).length === 0);
  return { remote, version: first.version, shell: shell.version, misfits, given: given?.version ?? null };
}

/**
 * Throws `ReleaseError` with every reason at once where players would get a page that can't run: a remote that does not fit the
 * live shell, or a shell that does not fit a live remote of which it could not use an earlier release either.
 */
export function refuseMisfits(pairings: readonly Pairing[], { name, version }: Manifest, options: FitOptions): void {
  const { ahead, force, onForced } = options;
  if (force && !onForced) return;
  const isShell = name === 'shell';
  const unfit = pairings.filter(({ misfits }) => misfits.length > 0);
  const refused = unfit.filter(({ given }) => given === null || !(isShell || ahead));
  if (refused.length > 0) {
    const text = `${name} ${version} does not fit what is live.\n\n${fitTable(refused)}\n\n`;
    if (!force) throw new ReleaseError(text + adviceFor(refused, name));
    onForced?.(`${text}On its pages players read “This page needs an update” until what fits is live.`);
    return;
  }
  if (isShell) return;
  for (const { given } of unfit) {
    onForced?.(
      `${name} ${version} is ahead of the live shell: players keep ${name} ${given} until a shell that fits it is live.`,
    );
  }
}

function adviceFor(refused: readonly Pairing[], name: string): string {
  const first = [...new Set(refused.flatMap(({ remote, misfits }) => misfits.map((one) => firstOf(remote, one))))];
  const order = `Release ${first.join(', ')} first`;
  const isKept = refused.every(({ given }) => given !== null);
  const ahead =
    isKept && name !== 'shell' ? `, say --ahead (players keep ${name} ${refused[0]?.given} until then)` : '';
  return `${order}${ahead}, or say --force.`;
}

/** Every pair with what it lacks, and who has to release first; pairs that fit have one row each. */
export function fitTable(pairings: readonly Pairing[]): string {
  const rows = pairings.flatMap(({ remote, version, shell, misfits }) => {
    const pair = [`${remote} ${version}`, `shell ${shell}`];
    if (misfits.length === 0) return [[...pair, 'everything', '', '', 'fits']];
    return misfits.map((one) => [...pair, one.name, one.requires, one.provides ?? 'nothing', firstOf(remote, one)]);
  });
  return tableText([['remote', 'shell', 'package', 'requires', 'provided', 'releases first'], ...rows]);
}

/** Who has to release first: the shell where it provides too old a version, the remote where it does not take so new a one. */
function firstOf(remote: string, { requires, provides }: Misfit): string {
  const floors = requires.split(' || ').map((one) => one.slice(1));
  return provides === undefined || floors.some((floor) => isLower(provides, floor)) ? 'shell' : remote;
}

function isLower(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}

/**
 * What is live, as a table: a row for each shared package, a column for the shell and each remote, and in the last row what players
 * get of each remote.
 */
export async function releaseMatrix(source: ClaimsSource): Promise<string> {
  const apps = await liveClaims(source, '');
  const shell = apps.find(({ name }) => name === 'shell');
  const remotes = apps.filter(({ name }) => name !== 'shell');
  const packages = [...new Set(apps.flatMap(({ requires, provides }) => Object.keys({ ...requires, ...provides })))];
  const rangeIn = (remote: Claims, name: string, range: string | undefined) => {
    const isUnfit = shell && misfitsOf(remote, shell).some((one) => one.name === name);
    return range === undefined ? '' : `${range}${isUnfit ? ' does not fit' : ''}`;
  };
  const row = (name: string, provided: string | undefined, rangeOf: (remote: Claims) => string | undefined) => [
    name,
    provided ?? '',
    ...remotes.map((remote) => rangeIn(remote, name, rangeOf(remote))),
  ];
  return tableText([
    ['', `shell ${shell?.version ?? 'is not live'}`, ...remotes.map(({ name, version }) => `${name} ${version}`)],
    row('@pavilion/contract', shell?.contract, ({ contract }) => contract),
    ...packages.sort().map((name) => row(name, shell?.provides?.[name], ({ requires }) => requires?.[name])),
    [
      'players get',
      shell?.version ?? '',
      ...remotes.map((one) => (shell ? (pairing(one.name, [one, ...one.earlier], shell).given ?? 'nothing') : '')),
    ],
  ]);
}
