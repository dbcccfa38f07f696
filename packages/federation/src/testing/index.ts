export { type BuildParts, writeBuild } from './builds.ts';
export {
  createTestTeam,
  type EntryParts,
  manifestOf,
  ROOT,
  signedEntry,
  statementOf,
  type TestTeam,
} from './entries.ts';
