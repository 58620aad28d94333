import { describe, expect, it } from 'vitest';
import { plausibleUnits, readMeasure, type MeasureProblem, type TypedMeasure } from '#src/reading/measure.ts';
import { repaired } from '#src/reading/mojibake.ts';
import { readNamedPhone } from '#src/reading/named-phone.ts';
import { readCount, readNumber } from '#src/reading/number.ts';
import { phoneDigits, plainPhone, readPhone, type ReadPhone } from '#src/reading/phone.ts';
import { readPostcode } from '#src/reading/postcode.ts';
import { readSharedId } from '#src/reading/shared-id.ts';
import { readSpoken, readSpokenCount, readSpokenSize } from '#src/reading/spoken.ts';
import { readState } from '#src/reading/state-name.ts';
import { readRfc } from '#src/reading/tax/rfc.ts';
import { twoSides } from '#src/reading/two-sides.ts';
import { readHeadingUnit, readUnit, type LengthUnit } from '#src/reading/unit.ts';
import { readFit, readSide, readYesNo } from '#src/reading/words.ts';
import type { Case } from './cases/case.ts';
import { columns, headings, measures, sizes, unitWords } from './cases/measures.ts';
import { counts, numbers } from './cases/numbers.ts';
import { namedPhones, phones, phoneSearches } from './cases/phones.ts';
import { postcodes, stateNames } from './cases/places.ts';
import { spokenCounts, spokenMeasures } from './cases/spoken.ts';
import { rfcs } from './cases/tax.ts';
import { twoSidesInOne } from './cases/two-sides.ts';
import { fits, mojibake, sharedIds, sides, yesOrNo } from './cases/words.ts';

type Answer = Pick<Case, 'meant' | 'asked'>;

const meant = (value: unknown): Answer => ({ meant: String(value) });
const asked = (question: string): Answer => ({ asked: question });

const unitOf = (context: string | undefined): LengthUnit => readUnit(context ?? 'cm') ?? 'cm';

const questions = {
  empty: () => 'falta',
  'not-a-number': () => 'no es número',
  'not-positive': () => 'no es mayor que cero',
  'maybe-metres': (mm: number) => `¿metros? ${String(mm)}`,
  'maybe-centimetres': (mm: number) => `¿centímetros? ${String(mm)}`,
  'maybe-millimetres': (mm: number) => `¿milímetros? ${String(mm)}`,
  'maybe-inches': (mm: number) => `¿pulgadas? ${String(mm)}`,
  'maybe-both-sides': (mm: number) => `¿las dos? ${String(mm)}`,
} as const;

const orOwn = (problem: MeasureProblem): string =>
  'mm' in problem && problem.orMm !== undefined ? ` o ${String(problem.orMm)}` : '';

const said = (read: TypedMeasure): string =>
  'mm' in read
    ? `${String(read.mm)} mm`
    : questions[read.problem.code]('mm' in read.problem ? read.problem.mm : 0) + orOwn(read.problem);

function sizeOf(written: string, context: string | undefined): Answer {
  const [width = '', height = ''] = written.split('×');
  const both = readSpokenSize([width, height], unitOf(context));
  const text = both.map(said).join(' × ');
  return both.every((one) => 'mm' in one) ? meant(text) : asked(text);
}

const phoneAsked = ({ problem, first }: Exclude<ReadPhone, { readonly phone: unknown }>): Answer =>
  asked(first === undefined ? problem : `${problem}, first ${plainPhone(first)}`);

function phoneOf(written: string): Answer {
  const read = readPhone(written);
  if ('phone' in read) return meant(plainPhone(read.phone));
  return phoneAsked(read);
}

function namedPhoneOf(written: string): Answer {
  const read = readNamedPhone(written);
  if (!('phone' in read)) return phoneAsked(read);
  return meant([plainPhone(read.phone), ...(read.remark === undefined ? [] : [read.remark])].join(' · '));
}

function rfcOf(written: string): Answer {
  const read = readRfc(written);
  if ('problem' in read) return asked(read.problem);
  return meant(`${read.kind} ${read.rfc}${read.fits ? '' : ', doubtful'}`);
}

const bounds = (context = '') => {
  const [least, most] = context === '' ? [] : context.split('..').map(Number);
  return least === undefined || most === undefined ? {} : { least, most };
};

const word = (read: string | boolean | null | undefined): Answer => {
  if (read === undefined) return asked('?');
  if (read === null) return meant('nada dicho');
  return meant(typeof read === 'string' ? read : read ? 'sí' : 'no');
};

/** Every reader, the cases of its table, and what it makes of them. */
const readers: readonly (readonly [
  name: string,
  cases: readonly Case[],
  read: (written: string, context?: string) => Answer,
])[] = [
  [
    'a measure',
    measures,
    (written, context) => {
      const read = readMeasure(written, unitOf(context));
      return 'mm' in read ? meant(said(read)) : asked(said(read));
    },
  ],
  [
    'a measure in words',
    spokenMeasures,
    (written) => {
      const read = readSpoken(written, 'cm');
      return 'mm' in read ? meant(said(read)) : asked(said(read));
    },
  ],
  [
    'a number of pieces in words',
    spokenCounts,
    (written) => {
      const read = readSpokenCount(written, 200);
      return 'value' in read ? meant(read.value) : asked(read.problem);
    },
  ],
  ['both sides of a window', sizes, sizeOf],
  [
    'a size in one text',
    twoSidesInOne,
    (written) => {
      const both = twoSides(written);
      return both === null ? asked('no son dos medidas') : meant(both.join(' | '));
    },
  ],
  [
    'the unit of a column',
    columns,
    (written) => {
      const found = plausibleUnits(written.split(';'));
      return found.length === 0 ? asked('ninguna') : meant(found.join(' o '));
    },
  ],
  [
    'a unit',
    unitWords,
    (written) => {
      const unit = readUnit(written);
      return unit === null ? asked('qué unidad') : meant(unit);
    },
  ],
  [
    'a heading',
    headings,
    (written) => {
      const { name, unit } = readHeadingUnit(written);
      return meant(unit === null ? name : `${name} · ${unit}`);
    },
  ],
  [
    'a number',
    numbers,
    (written, context) => {
      const read = readNumber(written, bounds(context));
      return 'value' in read ? meant(read.value) : asked(read.problem);
    },
  ],
  [
    'a number of pieces',
    counts,
    (written) => {
      const read = readCount(written, 200);
      return 'value' in read ? meant(read.value) : asked(read.problem);
    },
  ],
  ['a telephone number', phones, phoneOf],
  ['a telephone number with words beside it', namedPhones, namedPhoneOf],
  [
    'a search for a number',
    phoneSearches,
    (written) => {
      const digits = phoneDigits(written);
      return digits === null ? asked('palabras') : meant(digits);
    },
  ],
  [
    'a postcode',
    postcodes,
    (written) => {
      const read = readPostcode(written);
      return 'postcode' in read ? meant(read.postcode) : asked(read.problem);
    },
  ],
  [
    'a state',
    stateNames,
    (written) => {
      const state = readState(written);
      return state === null ? asked('ninguno') : meant(state);
    },
  ],
  ['an RFC (B140)', rfcs, rfcOf],
  ['yes or no', yesOrNo, (written) => word(readYesNo(written))],
  ['a side', sides, (written) => word(readSide(written))],
  ['a fit', fits, (written) => word(readFit(written))],
  ['a misread text', mojibake, (written) => meant(repaired(written))],
  ['a shared id', sharedIds, (written) => meant(readSharedId(written))],
];

describe.each(readers)('%s', (_, cases, read) => {
  it.each(cases)('$written ($context)', ({ written, context, meant: value, asked: question }) => {
    const answer: Answer = {
      ...(value === undefined ? {} : { meant: value }),
      ...(question === undefined ? {} : { asked: question }),
    };
    expect(read(written, context)).toEqual(answer);
  });
});

it('has at least three hundred cases, none of them twice', () => {
  const all = readers.flatMap(([name, cases]) =>
    cases.map(({ written, context = '' }) => JSON.stringify([name, context, written])),
  );
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all).size).toBe(all.length);
});
