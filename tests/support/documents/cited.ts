import { readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { parseSync, Visitor, type ESTree } from 'vite';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A number of docs/specification.md, such as the one of a route. */
const NUMBER = /(?<![\w#$.-])[RCBKFAW]\d{2}(?![\w-])/g;

/** Functions that name a test or a group. */
const TESTS = new Set(['it', 'test', 'journey', 'storybookJourney']);
const GROUPS = new Set(['describe', 'suite']);
/** A test with one of these modifiers does not run, not everywhere, or is expected to fail. */
const NOT_RUN = new Set(['skip', 'todo', 'fails', 'skipIf', 'runIf']);

/** The rule numbers that a text cites. */
export const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? [];

const parse = (file: string, text: string) =>
  parseSync(file, text, { lang: extname(file) === '.tsx' ? 'tsx' : 'ts' });

/** The comments of a TypeScript or CSS file. */
export function commentsOf(file: string, text: string): readonly string[] {
  if (extname(file) === '.css') return text.match(/\/\*[^]*?\*\//g) ?? [];
  return parse(file, text).comments.map(({ value }) => value);
}

interface Title {
  readonly text: string;
  /** Whether it belongs to a test or story that runs. */
  readonly runs: boolean;
}

/**
 * The titles of a file's tests, groups and stories. A title filled from a table (`$number` or `%s`) includes the
 * numbers of that table, which may be a constant of the file or an imported one.
 */
export function titlesOf(file: string, text: string): readonly Title[] {
  const titles: Title[] = [];
  const skipped: ESTree.CallExpression[] = [];
  /** Whether the file's stories run as tests. */
  let tested = true;
  new Visitor({
    CallExpression(node) {
      const [first, second] = node.arguments;
      const call = readCall(node.callee);
      if (call && first) {
        if (!call.runs) skipped.push(node);
        const runs = call.kind === 'test' && skipped.length === 0 && second !== undefined;
        titles.push({ text: titleOf(file, text, first, call.table), runs });
      }
      if (!first) return;
      const options = text.slice(first.start, first.end);
      if (isMethod(node.callee, 'meta') && options.includes("'!test'")) tested = false;
      if (isMethod(node.callee, 'story') && first.type === 'ObjectExpression') {
        const name = first.properties.find((property) => isKey(property, 'name'));
        const runs = tested && !options.includes("'!test'");
        if (name) titles.push({ text: text.slice(name.start, name.end), runs });
      }
    },
    'CallExpression:exit'(node) {
      if (skipped.at(-1) === node) skipped.pop();
    },
  }).visit(parse(file, text).program);
  return titles;
}

interface Call {
  readonly kind: 'test' | 'group';
  readonly runs: boolean;
  readonly table: ESTree.Node | null;
}

/** Reads `it`, `it.skip`, `describe.each(table)` and the like; null for any other function. */
function readCall(callee: ESTree.Node): Call | null {
  let at = callee;
  let table: ESTree.Node | null = null;
  let runs = true;
  while (at.type !== 'Identifier') {
    if (at.type === 'CallExpression') {
      table = at.arguments[0] ?? null;
      at = at.callee;
    } else if (at.type === 'MemberExpression' && at.property.type === 'Identifier') {
      if (NOT_RUN.has(at.property.name)) runs = false;
      at = at.object;
    } else return null;
  }
  if (TESTS.has(at.name)) return { kind: 'test', runs, table };
  return GROUPS.has(at.name) ? { kind: 'group', runs, table } : null;
}

/** Whether `preview.meta` or `meta.story` is called. */
const isMethod = (callee: ESTree.Node, name: string) =>
  callee.type === 'MemberExpression' &&
  callee.property.type === 'Identifier' &&
  callee.property.name === name;

const isKey = (property: ESTree.Node, name: string) =>
  property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === name;

function titleOf(file: string, text: string, title: ESTree.Node, table: ESTree.Node | null): string {
  const written = text.slice(title.start, title.end);
  if (table === null || !/\$number|%s/.test(written)) return written;
  return `${written} ${numbersOfTable(file, text, text.slice(table.start, table.end)).join(' ')}`;
}

/** A file's constants by name: the source of each, or the file that it is imported from. */
interface Constants {
  readonly own: ReadonlyMap<string, string>;
  readonly imported: ReadonlyMap<string, string>;
}

const constantsByFile = new Map<string, Constants>();

function constantsOf(file: string, text: string): Constants {
  const known = constantsByFile.get(text);
  if (known) return known;
  const own = new Map<string, string>();
  const imported = new Map<string, string>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init !== null && id.type === 'Identifier') own.set(id.name, text.slice(init.start, init.end));
    },
    ImportDeclaration({ specifiers, source }) {
      const from = pathOf(file, source.value);
      if (from !== null) for (const { local } of specifiers) imported.set(local.name, from);
    },
  }).visit(parse(file, text).program);
  const constants = { own, imported };
  constantsByFile.set(text, constants);
  return constants;
}

/** The rule numbers in an expression, and in the constants that it names. */
function numbersOfTable(
  file: string,
  text: string,
  expression: string,
  seen = new Set<string>(),
): readonly string[] {
  const found = [...expression.matchAll(/'([RCBKFAW]\d{2})'/g)].map(([, number = '']) => number);
  const { own, imported } = constantsOf(file, text);
  for (const name of new Set(expression.match(/[A-Za-z_]\w*/g))) {
    const source = own.get(name);
    const from = imported.get(name);
    if (seen.has(`${file} ${name}`)) continue;
    seen.add(`${file} ${name}`);
    if (source !== undefined) found.push(...numbersOfTable(file, text, source, seen));
    if (from !== undefined) found.push(...numbersOfTable(from, readFileSync(from, 'utf8'), name, seen));
  }
  return found;
}

/** The file of an import; null for a package. */
function pathOf(file: string, source: string): string | null {
  if (source.startsWith('#tests/')) return join(ROOT, source.slice(1));
  return source.startsWith('.') && source.endsWith('.ts') ? join(dirname(file), source) : null;
}
