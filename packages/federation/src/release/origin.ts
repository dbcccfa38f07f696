import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ReleaseError } from './store.ts';

const run = promisify(execFile);

/** Who moves an app's pointer, from which commit, and why. */
export interface Origin {
  readonly by?: string | undefined;
  readonly commit?: string | undefined;
  readonly reason?: string | undefined;
}

/** The longest name or reason, in characters. */
const LONGEST = 200;
/** What common CI services call the person whose change they build, and its commit. */
const CI_USERS = ['GITHUB_ACTOR', 'GITLAB_USER_LOGIN', 'BUILDKITE_BUILD_CREATOR', 'CIRCLE_USERNAME'];
const CI_COMMITS = ['GITHUB_SHA', 'CI_COMMIT_SHA', 'BUILDKITE_COMMIT', 'CIRCLE_SHA1'];

/**
 * The origin of a release command that runs in `folder`: `by` or the CI service's user or git's, and the CI service's commit or git's,
 * which ends in `-dirty` where files have changed since. What nobody knows is left out. Throws `ReleaseError` for a reason or a name
 * that is blank, too long, or more than one line.
 */
export async function originOf(
  folder: string,
  { by, reason }: Pick<Origin, 'by' | 'reason'>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Origin> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-C', folder, ...args]).catch(() => ({ stdout: '' }));
    return stdout.trim() || undefined;
  };
  return {
    by:
      by === undefined
        ? (firstOf(env, CI_USERS) ?? (await git('config', 'user.name')))?.slice(0, LONGEST)
        : checked('--by', by),
    commit: firstOf(env, CI_COMMITS) ?? (await git('describe', '--always', '--abbrev=40', '--exclude=*', '--dirty')),
    reason: reason === undefined ? undefined : checked('--reason', reason),
  };
}

/** Throws `ReleaseError` where a rollback has no reason. */
export function refuseNoReason(app: string, { reason }: Origin): void {
  if (reason?.trim()) return;
  throw new ReleaseError(
    `A rollback needs a reason, which the history keeps: pnpm rollback ${app} --reason "the lobby shows no games".`,
  );
}

const firstOf = (env: NodeJS.ProcessEnv, names: readonly string[]) =>
  names.map((name) => env[name]).find((value) => value);

function checked(option: string, text: string): string {
  const trimmed = text.trim();
  if (trimmed !== '' && trimmed.length <= LONGEST && !/\p{C}/u.test(trimmed)) return trimmed;
  throw new ReleaseError(`${option} takes one line of 1 to ${LONGEST} characters.`);
}
