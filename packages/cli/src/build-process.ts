import { BuildError } from '@pavilion/federation/build';

/** Waits for a build that this process was started for; where it fails, says why and ends the process so. */
export async function endWith(build: Promise<void>): Promise<void> {
  try {
    await build;
  } catch (error) {
    console.error(error instanceof BuildError ? error.message : error);
    process.exit(1);
  }
}
