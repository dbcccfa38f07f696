// Builds as webpack leaves them, in a folder: right, or with something other than it should be.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const hashOf = (content: string | Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** What a build holds besides what it always does. */
export interface BuildParts {
  readonly name: string;
  readonly version: string;
  /** Other fields of its manifest. */
  readonly manifest?: object;
  /** Other files, or another content of the usual ones. */
  readonly files?: Readonly<Record<string, string>>;
  /** The sources that it says it was built from; its name and version unless said. */
  readonly source?: string;
}

/** Writes a build into `folder`: the shell's where that is its name, a remote's with one page otherwise. */
export async function writeBuild(folder: string, parts: BuildParts): Promise<void> {
  const { name, version, source = `${name}-${version}` } = parts;
  const files: Record<string, string> = { ...(name === 'shell' ? shellFiles : remoteFiles)(parts), ...parts.files };
  // As in a build, whose list has no source maps.
  const listed = Object.entries(files).filter(([file]) => !file.endsWith('.map'));
  const hashes = Object.fromEntries(listed.map(([file, content]) => [file, hashOf(content)]));
  const build = JSON.stringify({ files: hashes, source });
  const usual = name === 'shell' ? shellManifest(version, hashOf(build)) : remoteManifest(name, version, hashes);
  const manifest = { ...usual, ...parts.manifest };
  const all = {
    ...files,
    'build.json': build,
    [name === 'shell' ? 'shell.json' : 'remote.json']: JSON.stringify(manifest),
  };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.entries(all).map(([file, content]) => writeFile(join(folder, file), content)));
}

const remoteFiles = ({ name, version }: BuildParts) => ({
  'remote-entry.js': `// ${name} ${version}`,
  '1.js': `// a page of ${name} ${version}`,
  '1.css': `.${name} { color: red }`,
});

const shellFiles = ({ version }: BuildParts) => ({
  'index.html': `<!doctype html><html><head><script nonce="__CSP_NONCE__" src="__RELEASE_BASE__shell.js"></script></head><body><h1>${version}</h1></body></html>`,
  'shell.js': `// shell ${version}`,
  '1.js': `// the header of shell ${version}`,
  '2.js': `// the home page of shell ${version}`,
});

const title = (text: string) => ({ en: text, hi: text });

function remoteManifest(name: string, version: string, hashes: Readonly<Record<string, string>>) {
  return {
    name,
    version,
    contract: '^3.0.0',
    routes: [{ path: `/${name}`, access: 'protected', frame: 'full', title: title(name), page: name }],
    slots: [],
    entry: 'remote-entry.js',
    integrity: hashes['remote-entry.js'],
    preload: { pages: { [name]: ['1.js', '1.css'] }, slots: {} },
  };
}

function shellManifest(version: string, build: string) {
  return {
    name: 'shell',
    version,
    contract: '3.0.0',
    document: 'index.html',
    routes: [
      { path: '/', access: 'public', frame: 'full', title: title(''), page: 'landing' },
      { path: '/home', access: 'protected', frame: 'full', title: title('Home'), page: 'home' },
      { path: '/:providerCode', access: 'common', frame: 'full', title: title('Games'), page: 'provider' },
    ],
    preload: { pages: { home: ['2.js'] }, parts: { header: ['1.js'] } },
    build,
  };
}
