/**
 * A CSS module under jest: every class name stands for itself, and asking for one that the file does not have throws,
 * so that a misspelt class fails its component's test.
 */
export default {
  process(source, file) {
    if (!file.endsWith('.module.css')) return { code: '' };
    const names = [...source.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) =>
      name.replace(/[-_]+(\w)/g, (_, letter) => letter.toUpperCase()),
    );
    return {
      code: `const names = new Set(${JSON.stringify([...new Set(names)])});
exports.__esModule = true;
exports.default = new Proxy({}, { get(_, name) {
  if (typeof name === 'string' && !names.has(name)) throw new Error('${file.split('/').pop()} has no class ' + name);
  return name;
} });`,
    };
  },
};
