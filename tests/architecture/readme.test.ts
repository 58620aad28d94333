import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

const { scripts, dependencies } = z.parse(
  z.object({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
  }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const read = (file: string) => readFileSync(file, 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Golden books, which programs write. */
const written = ['docs/price-book.md', 'docs/cut-book.md', 'docs/promise-book.md'];
const records = globSync('docs/decisions/*.md').toSorted();
const papers = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md'],
  ...globSync('docs/*.md').filter((file) => !written.includes(file)),
].toSorted();

/** The text of a section, from its heading to the next of the same level. */
function section(file: string, heading: string): string {
  const [, ...parts] = read(file).split(/^## /m);
  const found = parts.find((part) => part.startsWith(`${heading}\n`));
  if (found === undefined) throw new Error(`${file} has no section "${heading}"`);
  return found;
}

describe('README.md', () => {
  it('is read in minutes: at most 90 lines and 6 KB', () => {
    expect(read('README.md').split('\n').length - 1).toBeLessThanOrEqual(90);
    expect(statSync('README.md').size).toBeLessThanOrEqual(6_000);
  });
});

describe('CONTRIBUTING.md', () => {
  const commands = namesIn(section('CONTRIBUTING.md', 'Commands'), /^- `npm (?:run )?([\w:-]+)/gm);

  it('has every command once, and no others', () => {
    expect(commands.toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});

describe('docs/where.md', () => {
  const facts = read('docs/where.md');

  const named = [...facts.matchAll(/`([^`]+\.\w+)`\s+\((`[^)]+`)\)/g)].flatMap(([, file = '', names = '']) =>
    namesIn(names, /`([^`]+)`/g).map((name) => ({ file, name })),
  );

  it('leads to many facts, some by a name in the file', () => {
    expect(facts.match(/^- /gm)?.length).toBeGreaterThanOrEqual(60);
    expect(named.length).toBeGreaterThanOrEqual(20);
  });

  it.each(named)('finds $name in $file', ({ file, name }) => {
    expect(read(file)).toMatch(new RegExp(`\\b${name}\\b`));
  });
});

describe('docs/architecture.md', () => {
  it('gives a reason for every package that ships', () => {
    const listed = namesIn(section('docs/architecture.md', 'Stack'), /`([^`]+)`/g);
    expect(Object.keys(dependencies).filter((name) => !listed.includes(name))).toEqual([]);
  });
});

describe.each(papers)('%s', (file) => {
  const text = read(file);

  it('names only files and folders that exist', () => {
    const paths = namesIn(
      text,
      /`((?:\.storybook|\.ci|src|machines|mocks|charts|tests|stories|deploy|docs|renders)\/[^`\s]*)`/g,
    );
    // `<name>` stands for any name: there must be an example.
    const missing = paths.filter((path) => globSync(path.replaceAll(/<[^>]+>/g, '*')).length === 0);
    expect(missing).toEqual([]);
  });

  it('has links that lead somewhere', () => {
    const links = namesIn(text, /\]\((?!https?:)([^)#]+)/g).map((link) => join(dirname(file), link));
    expect(links.filter((link) => !existsSync(link))).toEqual([]);
  });

  it('names only commands that there are', () => {
    const commands = namesIn(text, /npm run ([\w:-]+)/g);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it.each([...papers, ...records])('%s has no line over 160 characters', (file) => {
  expect(
    read(file)
      .split('\n')
      .filter((line) => line.length > 160),
  ).toEqual([]);
});

it.each(records)('%s has a number of its own, a date and a status', (file) => {
  const number = basename(file).slice(0, 3);
  expect(records.filter((other) => basename(other).startsWith(number))).toEqual([file]);
  const [title = '', empty, date = '', status = ''] = read(file).split('\n');
  expect(title).toMatch(new RegExp(`^# ${number} \\S`));
  expect(empty).toBe('');
  expect(date).toMatch(/^- \*\*Date\*\*: (?:20\d\d-\d\d-\d\d|YYYY-MM-DD)$/);
  expect(status).toMatch(/^- \*\*Status\*\*: (?:accepted|replaced by \d{3})/);
});
