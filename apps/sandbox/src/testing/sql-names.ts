/** What stands in a text for a part that is known only when it runs. No word of SQL has it. */
export const UNKNOWN = '¿';

/** After these stands the name of a table, or a list of them. */
const LEADS = new Set(['from', 'join', 'into', 'update', 'using', 'truncate', 'lock', 'table', 'copy']);
/** What may stand between one of those and the name. */
const FILLERS = new Set([...LEADS, 'only', 'lateral', 'if', 'not', 'exists', 'of']);
/** A clause that ends such a list. A `join` and its `on` don't: `from a join b on true, c`. */
const ENDS = new Set(
  'where group order having limit offset fetch for union intersect except window returning set values select default do'.split(
    ' ',
  ),
);
const QUERIES = new Set(['select', 'values', 'with', 'insert', 'update', 'delete']);
/** Functions with a `from` of their own: `extract(epoch from at)`. */
const FROM_INSIDE = new Set(['extract', 'substring', 'trim', 'overlay']);

interface Token {
  readonly text: string;
  readonly kind: 'word' | 'quoted' | 'sign';
}

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|\$\d+|\$\w*\$|"((?:[^"]|"")+)"|([\p{L}_¿][\p{L}\d_¿]*)|\S/gu;

/** The words and signs of an SQL text, without its comments; what stands between `$$` is read too. */
function tokensOf(sql: string): Token[] {
  return [...sql.matchAll(TOKEN)].flatMap(([text, quoted, word]): Token[] => {
    if (/^(--|\/\*|\$\w*\$$)/.test(text)) return [];
    if (quoted !== undefined) return [{ text: quoted, kind: 'quoted' }];
    return [word === undefined ? { text, kind: 'sign' } : { text: word.toLowerCase(), kind: 'word' }];
  });
}

/**
 * Every name that an SQL text reads or writes as a table, without its schema, each once: tables, common table expressions, and whatever follows such a word in a sentence that is no SQL. A name with `UNKNOWN` in it could be any.
 */
export function namesIn(sql: string): string[] {
  const tokens = tokensOf(sql);
  return [...new Set(tokens.flatMap((_, index) => (leads(tokens, index) ? listFrom(tokens, index + 1) : [])))];
}

function leads(tokens: readonly Token[], index: number): boolean {
  const { text, kind } = tokens[index] ?? {};
  if (kind !== 'word' || text === undefined || !LEADS.has(text)) return false;
  // `a is distinct from b`; `x.from`, which is a column.
  const before = tokens[index - 1]?.text;
  if (before === '.' || (text === 'from' && before === 'distinct' && /^(is|not)$/.test(textAt(tokens, index - 2)))) {
    return false;
  }
  return text !== 'from' || !FROM_INSIDE.has(textAt(tokens, openingOf(tokens, index) - 1));
}

/** The names of a list, up to the clause after it: of each item between its commas the first. */
function listFrom(tokens: readonly Token[], start: number): string[] {
  const names = itemAt(tokens, start);
  for (let index = start, depth = 0; index < tokens.length; index += 1) {
    const { text, kind } = tokens[index] as Token;
    if (kind === 'sign' && text === '(') depth += 1;
    else if (kind === 'sign' && text === ')') depth -= 1;
    if (depth < 0 || (depth === 0 && (kind === 'word' ? ENDS.has(text) : text === ';'))) break;
    if (depth === 0 && kind === 'sign' && text === ',') names.push(...itemAt(tokens, index + 1));
  }
  return names;
}

function itemAt(tokens: readonly Token[], start: number): string[] {
  let index = start;
  while (tokens[index]?.kind === 'word' && FILLERS.has(textAt(tokens, index))) index += 1;
  // `using (id)` of a join names columns; `from (a join b on true)` tables, and a query inside is found by itself.
  if (textAt(tokens, index) === '(' && tokens[index]?.kind === 'sign') {
    const isQuery = QUERIES.has(textAt(tokens, index + 1));
    return isQuery || textAt(tokens, index - 1) === 'using' ? [] : itemAt(tokens, index + 1);
  }
  if (!isName(tokens[index])) return [];
  while (textAt(tokens, index + 1) === '.' && isName(tokens[index + 2])) index += 2;
  const isCall = textAt(tokens, index + 1) === '(' && !/^(into|copy|table)$/.test(textAt(tokens, start - 1));
  return isCall ? [] : [textAt(tokens, index)];
}

const isName = (token: Token | undefined) =>
  token?.kind === 'quoted' || (token?.kind === 'word' && !ENDS.has(token.text));
const textAt = (tokens: readonly Token[], index: number) => tokens[index]?.text ?? '';

/** Where the parenthesis opens that a place stands in; -1 where it stands in none. */
function openingOf(tokens: readonly Token[], place: number): number {
  for (let index = place - 1, depth = 0; index >= 0; index -= 1) {
    const { text, kind } = tokens[index] as Token;
    if (kind !== 'sign') continue;
    if (text === ')') depth += 1;
    else if (text === '(') depth -= 1;
    if (depth < 0) return index;
  }
  return -1;
}
