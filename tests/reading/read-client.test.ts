import { describe, expect, it } from 'vitest';
import { fieldsOfHeadings, NOT_KEPT } from '#src/reading/clients/client-headings.ts';
import { readClient } from '#src/reading/clients/read-client.ts';

describe('the headings of a list of clients (B141)', () => {
  it('are known in any spelling', () => {
    expect(fieldsOfHeadings(['NOMBRE', 'Teléfono:', 'e-mail', 'C.P.', 'R.F.C.', 'Régimen', 'Zona'])).toEqual([
      ...['name', 'phone', 'email', 'postal_code', 'tax.rfc', 'tax.regime', null],
    ]);
  });

  it('that name a field again are asked about', () => {
    expect(fieldsOfHeadings(['Teléfono', 'Celular'])).toEqual(['phone', null]);
  });

  it('leave the code of a customer alone', () => {
    expect(fieldsOfHeadings(['Código', 'Código postal'])).toEqual([null, 'postal_code']);
  });

  it('of our own list that say nothing to keep are left out', () => {
    expect(fieldsOfHeadings(['Cliente', 'Dirección', 'Otros teléfonos', 'Órdenes'])).toEqual([
      ...['name', NOT_KEPT, NOT_KEPT, NOT_KEPT],
    ]);
    expect(fieldsOfHeadings(['Cliente', 'Dirección'])).toEqual(['name', 'street']);
  });
});

describe('a row of a list of clients (B141)', () => {
  it('is read as people write it', () => {
    const { record, doubts } = readClient({
      ...{ name: ' Kemper ', phone: 'Tel. (81) 1234-5678 ext. 12' },
      ...{ 'tax.rfc': 'eku-900317 3c9', 'tax.regime': '601 General de Ley', 'tax.cfdi_use': 'g03' },
    });
    expect(record).toMatchObject({ name: 'Kemper', phone: '8112345678 ext. 12' });
    expect(record.tax).toMatchObject({ rfc: 'EKU9003173C9', regime: '601', cfdi_use: 'G03' });
    expect(doubts).toEqual([]);
  });

  it('names a régimen by its name, and by what everybody calls it', () => {
    const regimeOf = (text: string) => readClient({ name: 'A', 'tax.regime': text }).record.tax.regime;
    expect(regimeOf('Personas Físicas con actividades empresariales y profesionales')).toBe('612');
    expect(regimeOf('RESICO')).toBe('626');
  });

  it.each([
    ['612 y 606', ['612', '606']],
    ['612/626', ['612', '626']],
    ['casa', []],
  ])('with the régimen %j is asked which', (text, codes) => {
    const { record, doubts } = readClient({ name: 'A', 'tax.regime': text });
    expect(record.tax.regime).toBe(text);
    expect(doubts[0]?.offers.map(({ cells }) => cells['tax.regime'])).toEqual(expect.arrayContaining(codes));
  });

  it.each(['N/A', 'no tiene', '-', 's/n', 'ninguno', 'N.A.'])('says nothing with %j', (text) => {
    const { record } = readClient({
      ...{ name: 'A', phone: text, email: text, postal_code: text },
      ...{ 'tax.rfc': text, 'tax.postal_code': text },
    });
    expect(record).toMatchObject({ phone: '', email: '', postal_code: '' });
    expect(record.tax).toMatchObject({ rfc: '', postal_code: '' });
  });

  it.each([
    ['ana@ejemplo.mx (facturas)', 'ana@ejemplo.mx', 'Correo: facturas'],
    ['Luis <luis@ejemplo.mx>', 'luis@ejemplo.mx', 'Correo: Luis'],
    ['Ana Ruiz <ana@ejemplo.mx>', 'ana@ejemplo.mx', ''],
    ['Correo: ana@ejemplo.mx.', 'ana@ejemplo.mx', ''],
    ['mailto:ana@ejemplo.mx?subject=Hola', 'ana@ejemplo.mx', ''],
    ['ana@ejemplo,mx', 'ana@ejemplo,mx', ''],
  ])('keeps what stands beside an address of mail: %s', (written, email, notes) => {
    expect(readClient({ name: 'Ana Ruiz', email: written }).record).toMatchObject({ email, notes });
  });

  it.each(['N/A', 'no', '-'])('says nothing of its taxes with %j', (text) => {
    const { record, doubts } = readClient({ name: 'A', 'tax.regime': text, 'tax.cfdi_use': text });
    expect(record.tax).toMatchObject({ regime: '', cfdi_use: '' });
    expect(doubts).toEqual([]);
  });

  it.each(['casa', 'pagos', 'Honorarios'])('with the use %j is asked which', (text) => {
    const { record, doubts } = readClient({ name: 'A', 'tax.cfdi_use': text });
    expect(record.tax.cfdi_use).toBe(text);
    expect(doubts).toHaveLength(1);
  });

  it('says which régimen a part of its name stands for', () => {
    const { record, said } = readClient({
      name: 'A',
      'tax.regime': 'Actividades empresariales y profesionales',
    });
    expect(record.tax.regime).toBe('612');
    expect(said).toHaveLength(1);
  });

  it.each([
    '<ana@ejemplo.mx>',
    '"ana@ejemplo.mx"',
    '(ana@ejemplo.mx)',
    'Ana Robles <ana@ejemplo.mx>',
    'ana@ejemplo.mx.',
    'mailto:ana@ejemplo.mx?subject=Hola',
  ])('has the address within %j', (text) => {
    expect(readClient({ name: 'A', email: text }).record.email).toBe('ana@ejemplo.mx');
  });

  it('keeps the apostrophe of an address', () => {
    expect(readClient({ name: 'A', email: "(o'farrill@ejemplo.mx)" }).record.email).toBe(
      "o'farrill@ejemplo.mx",
    );
  });

  it('gets its zero back where the place tells, and else is asked', () => {
    const told = readClient({ name: 'A', city: 'CDMX', postal_code: '6700' });
    expect(told.record.postal_code).toBe('06700');
    expect(told.said).toHaveLength(1);
    expect(readClient({ name: 'A', city: 'CDMX', postal_code: 'C.P. 6700' }).record.postal_code).toBe(
      '06700',
    );
    const open = readClient({ name: 'A', postal_code: '6700' });
    expect(open.record.postal_code).toBe('6700');
    expect(open.doubts[0]?.offers[0]?.cells).toEqual({ postal_code: '06700' });
  });

  it('keeps in its notes what is written beside a telephone', () => {
    const { record, said, doubts } = readClient({ name: 'A', phone: 'Juan 81 1234 5678', notes: 'VIP' });
    expect([record.phone, record.notes, doubts]).toEqual(['8112345678', 'VIP. Teléfono: Juan', []]);
    expect(said).toEqual(['Anotamos “Juan”, que venía con el teléfono.']);
  });

  it.each(['81 1234 5678 81 8765 4321', 'Juan 81 1234 5678, Ana 81 8765 4321'])(
    'with two telephones as in %j is asked',
    (phone) => {
      expect(readClient({ name: 'A', phone }).doubts[0]?.offers[0]?.cells).toEqual({
        phone: '8112345678',
        notes: `Teléfonos: ${phone}`,
      });
    },
  );

  it('with two telephones loses none', () => {
    const { doubts } = readClient({ name: 'A', phone: '81 1234 5678 / 81 8765 4321', notes: 'VIP' });
    expect(doubts[0]?.offers[0]?.cells).toEqual({
      phone: '8112345678',
      notes: 'VIP. Teléfonos: 81 1234 5678 / 81 8765 4321',
    });
  });
});
