import { describe, expect, it } from 'vitest';
import { clientFaults, type TypedRecord } from '#src/reading/client-faults.ts';
import { cfdiUses, regimes } from '#src/reading/tax/catalogues.ts';
import { kindWhileTyping } from '#src/reading/tax/rfc.ts';
import { regimesFor, usesFor, type TypedTax } from '#src/reading/tax/tax-faults.ts';
import { keptClient } from '#stories/charts/samples/clients.ts';

const FIRM = 'EKU9003173C9';
const PERSON = 'CACX7605101P8';
const PUBLIC = 'XAXX010101000';

/** What is said of fiscal data that are right but for these. */
const faultsOf = (tax: Partial<TypedTax>, rest: Partial<TypedRecord> = {}, asPrinted = false) =>
  clientFaults({ ...keptClient, ...rest, tax: { ...keptClient.tax, ...tax } }, asPrinted);

describe("a client's fiscal data (B140)", () => {
  it.each<[string, Partial<TypedTax>]>([
    ['a firm in its regime', { rfc: FIRM, regime: '601', cfdi_use: 'G03' }],
    ['a person with an activity', { rfc: PERSON, regime: '612', cfdi_use: 'I01' }],
    ['a person on wages who deducts a doctor', { rfc: PERSON, regime: '605', cfdi_use: 'D01' }],
    ['a firm in the regime of both', { rfc: FIRM, regime: '626', cfdi_use: 'G01' }],
    ['the general public', { rfc: PUBLIC, regime: '616', cfdi_use: 'S01' }],
    [
      'a firm whose name ends like a form',
      { rfc: FIRM, regime: '601', cfdi_use: 'G03', legal_name: 'CASA SALSA' },
    ],
    ['an RFC alone', { rfc: FIRM, regime: '', cfdi_use: '', postal_code: '', legal_name: '' }],
    ['a regime before the RFC is known', { rfc: '', regime: '612', cfdi_use: 'G03' }],
    ['nothing', { rfc: '', regime: '', cfdi_use: '', postal_code: '', legal_name: '' }],
  ])('of %s have no fault', (_, tax) => {
    expect(faultsOf(tax)).toEqual({});
  });

  it.each<[string, Partial<TypedTax>, string, string]>([
    [
      'a person in the regime of firms',
      { rfc: PERSON, regime: '601' },
      'tax.regime',
      'El RFC es de una persona, y el régimen 601 no le toca: elige otro.',
    ],
    [
      'a firm in the regime of persons',
      { rfc: FIRM, regime: '612' },
      'tax.regime',
      'El RFC es de una empresa, y el régimen 612 no le toca: elige otro.',
    ],
    [
      'the general public in another regime',
      { rfc: PUBLIC, regime: '601', cfdi_use: 'S01' },
      'tax.regime',
      'El RFC es genérico, y el régimen 601 no le toca: elige otro.',
    ],
    ...[
      'Prueba, S.A. de C.V.',
      'Prueba SA DE CV',
      'Prueba S. de R.L. de C.V.',
      'Prueba S.A.P.I. de C.V.',
    ].map((name): [string, Partial<TypedTax>, string, string] => [
      `the firm ${name}`,
      { rfc: FIRM, regime: '601', cfdi_use: 'G03', legal_name: name },
      'tax.legal_name',
      'El SAT pide el nombre sin «S.A. de C.V.» ni parecidos: escribe “Prueba”.',
    ]),
    ['a regime that no catalogue has', { regime: '999' }, 'tax.regime', 'Ese régimen no existe: elige otro.'],
    [
      'a use that its regime does not have',
      { rfc: PERSON, regime: '605', cfdi_use: 'G03' },
      'tax.cfdi_use',
      'El uso G03 no se permite con el régimen 605: elige otro.',
    ],
    [
      'a firm that deducts school fees',
      { rfc: FIRM, regime: '', cfdi_use: 'D10' },
      'tax.cfdi_use',
      'El uso D10 no es para ese RFC: elige otro.',
    ],
    [
      'the old use that nobody defines',
      { cfdi_use: 'P01' },
      'tax.cfdi_use',
      'Ese uso del CFDI no existe: elige otro.',
    ],
    [
      'a postcode without its zero',
      { postal_code: '6000' },
      'tax.postal_code',
      'El código postal de la constancia tiene 5 dígitos.',
    ],
    [
      'a firm of eleven letters',
      { rfc: 'EKU9003173C' },
      'tax.rfc',
      'El RFC de una empresa tiene 12 letras y números; este tiene 11.',
    ],
  ])('of %s are refused at their field alone', (_, tax, field, fault) => {
    expect(faultsOf(tax)).toEqual({ [field]: fault });
  });

  it('with an odd last character are taken once somebody compared them with the paper', () => {
    expect(Object.keys(faultsOf({ rfc: 'EKU9003173C8' }))).toEqual(['tax.rfc']);
    expect(faultsOf({ rfc: 'EKU9003173C8' }, {}, true)).toEqual({});
    expect(Object.keys(faultsOf({ rfc: 'EKU900317' }, {}, true))).toEqual(['tax.rfc']);
  });

  it('offer each regime to whom it is for, and each use in some regime', () => {
    expect(regimes).toHaveLength(19);
    expect(regimesFor('firm').map(({ code }) => code)).toEqual([
      ...['601', '603', '610', '620', '622', '623', '624', '626'],
    ]);
    expect(regimesFor('person')).toHaveLength(13);
    expect(regimesFor(null)).toHaveLength(19);
    const codes = new Set(regimes.map(({ code }) => code));
    for (const { of, regimes: within } of cfdiUses) {
      expect(within.length).toBeGreaterThan(0);
      expect(within.every((code) => codes.has(code))).toBe(true);
      // A use in a regime that none of its people can be in could never be chosen.
      for (const kind of of) expect(regimesFor(kind).some(({ code }) => within.includes(code))).toBe(true);
    }
    expect(usesFor('person', '605').map(({ code }) => code)).not.toContain('G03');
    expect(usesFor('generic', '616').map(({ code }) => code)).toEqual(['S01']);
  });

  it.each([
    ['ek', null],
    ['eku', null],
    ['eku9', 'firm'],
    ['cacx', 'person'],
    [PUBLIC, 'generic'],
  ])('know after "%s" whose RFC it becomes: %s', (written, kind) => {
    expect(kindWhileTyping(written)).toBe(kind);
  });
});

it('a client needs a name; telephone, e-mail and postcode are whole or left out, and notes fit (B140)', () => {
  expect(faultsOf({}, { name: ' ', phone: '818356014', email: 'compras@', postal_code: '640' })).toEqual({
    name: 'Escribe el nombre de tu cliente.',
    phone: 'Escribe un teléfono de 10 dígitos.',
    email: 'Escribe un correo electrónico válido.',
    postal_code: 'Escribe un código postal de 5 dígitos.',
  });
  expect(faultsOf({}, { phone: '', email: '', postal_code: '', notes: 'x'.repeat(500) })).toEqual({});
  expect(faultsOf({}, { notes: 'x'.repeat(501) })).toEqual({ notes: 'Caben 500 letras; llevas 501.' });
  expect(Object.keys(faultsOf({ legal_name: 'x'.repeat(201) }, { street: 'x'.repeat(201) }))).toEqual([
    'street',
    'tax.legal_name',
  ]);
});

it.each([
  ['81 8356 0147', undefined],
  ['8356 0147', 'Falta la lada: escribe los 10 dígitos.'],
  ['81 8356 0147 / 55 1234 5678', 'Aquí cabe un solo teléfono: deja uno y anota los demás.'],
  ['18183560147', 'Si es de otro país, escríbelo con + y su código; si es de México, sin el 1.'],
  ['mi celular', 'Escribe un teléfono de 10 dígitos.'],
])('the telephone "%s" of a client says what to do: %s (B140)', (phone, says) => {
  expect(faultsOf({}, { phone })['phone']).toBe(says);
});
