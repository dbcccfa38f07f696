export { type BrokenDocument, brokenDocuments, type GoodDocument } from './broken-documents.ts';
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
