import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { MachineName } from '#machines/index.ts';
import { callNames, type CallName } from '#src/api/contract/index.ts';

const COMMENTS = /\/\*[^]*?\*\/|\/\/.*/g;

const read = (file: string) => readFileSync(file, 'utf8').replaceAll(COMMENTS, '');

const table = read('machines/index.ts');

/** The exported name and the file of a machine in the table. */
function sourceOf(name: MachineName): { readonly exported: string; readonly file: string } {
  const exported = new RegExp(`\\b${name}: (\\w+)`).exec(table)?.[1] ?? '';
  const file = new RegExp(`\\b${exported}\\b[^;]*? from '\\./([^']+)'`).exec(table)?.[1];
  if (file === undefined) throw new Error(`the table imports no machine ${name}`);
  return { exported, file: join('machines', file) };
}

/** The files from which a text imports what it mentions: those of the machines and of the API. */
function importsOf(source: string, file: string): ReadonlyMap<string, string> {
  const imports = source.matchAll(/import (?!type )([^;]*?) from '(\.[^']+|#src\/api\/[^']+)'/g);
  const entries = [...imports].flatMap(([, names = '', from = '']) =>
    (names.match(/\w+/g) ?? []).map((name): readonly [string, string] => [
      name,
      from.startsWith('#') ? from.slice(1) : join(dirname(file), from),
    ]),
  );
  return new Map(entries);
}

/** The declarations at the top of a file, by name. */
function declarationsIn(source: string): ReadonlyMap<string, string> {
  const parts = source.split(/^(?=(?:export )?(?:async )?(?:const|function|class) \w)/m);
  return new Map(parts.map((text) => [/(?:const|function\*?|class) (\w+)/.exec(text)?.[1] ?? '', text]));
}

/** The calls that a text names where it makes one. */
const named = (text: string): readonly CallName[] =>
  [...text.matchAll(/\b(?:fromCall|fromLinkCall|fromUpload|taskOf|request)\(([^,)]*)/g)].flatMap(
    ([, first = '']) => callNames.filter((call) => first.includes(`'${call}'`)),
  );

/** The calls of a declaration and of everything that it mentions, in its file and in others. */
function callsOfDeclaration(name: string, file: string, visited = new Set<string>()): readonly CallName[] {
  const source = read(file);
  const text = declarationsIn(source).get(name);
  if (text === undefined || visited.has(`${file} ${name}`)) return [];
  visited.add(`${file} ${name}`);
  const imports = importsOf(source, file);
  const mentioned = new Set(text.match(/\w+/g));
  return [
    ...named(text),
    ...[...mentioned].flatMap((word) => callsOfDeclaration(word, imports.get(word) ?? file, visited)),
  ];
}

/** The calls that a machine can make, read in its source and in what that uses. */
export function callsOf(name: MachineName): ReadonlySet<CallName> {
  const { exported, file } = sourceOf(name);
  return new Set(callsOfDeclaration(exported, file));
}
