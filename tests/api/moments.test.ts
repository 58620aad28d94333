import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { optionalDay, optionalMoment } from '#src/api/contract/moment.ts';
import { setServerZone } from '#src/api/contract/server-zone.ts';

const moment = (wire: unknown) => z.parse(optionalMoment, wire);
const day = (wire: unknown) => z.parse(optionalDay, wire);

afterEach(() => {
  setServerZone('America/Mexico_City');
});

describe('a moment of a reply', () => {
  it.each([
    ['2026-08-24T18:20:00Z', '2026-08-24T18:20:00Z'],
    ['2026-08-24T18:20:00.000000Z', '2026-08-24T18:20:00.000000Z'],
    ['2026-08-24T12:20:00-06:00', '2026-08-24T12:20:00-06:00'],
    ['2026-08-24', '2026-08-24'],
    ['2026-08-24 12:20:00', '2026-08-24T18:20:00.000Z'],
    ['2026-08-24T12:20', '2026-08-24T18:20:00.000Z'],
    ['2026-08-24T12:20:00.123', '2026-08-24T18:20:00.000Z'],
    ['05/08/2026', '2026-08-05'],
    ['5-8-2026', '2026-08-05'],
    ['05.08.26', '2026-08-05'],
    ['05/08/2026 23:30', '2026-08-06T05:30:00.000Z'],
    ['05/08/2026 6:20 PM', '2026-08-06T00:20:00.000Z'],
    ['05/08/2026, 6:20:30\u202Fp.\u00A0m.', '2026-08-06T00:20:30.000Z'],
    ['05/08/2026 12:20 a. m.', '2026-08-05T06:20:00.000Z'],
    ['05/08/2026, 18:20 hrs', '2026-08-06T00:20:00.000Z'],
    ['2026/08/05', '2026-08-05'],
    ['2026-8-5 9:05', '2026-08-05T15:05:00.000Z'],
    ['2026-08-05 12:20 PM', '2026-08-05T18:20:00.000Z'],
    ['2026-08-05 12:20:00 -0600', '2026-08-05T18:20:00.000Z'],
    ['2026-08-05T12:20:00+0000', '2026-08-05T12:20:00.000Z'],
    ['2026-08-05 12:20:00.123+05:30', '2026-08-05T06:50:00.000Z'],
    ['2026-08-05 12:20:00 UTC', '2026-08-05T12:20:00.000Z'],
  ])('%s is %s where the deployment is (B15)', (wire, read) => {
    expect(moment(wire)).toBe(read);
    expect(moment(read)).toBe(read);
  });

  it('without a zone is in the one of the deployment, with its summer time (B15)', () => {
    setServerZone('America/Tijuana');
    expect(moment('2026-07-01 12:00:00')).toBe('2026-07-01T19:00:00.000Z');
    expect(moment('2026-12-01 12:00:00')).toBe('2026-12-01T20:00:00.000Z');
  });

  it.each(['mañana', '08/24/2026', '31/02/2026', '2026-02-30 10:00:00', '24/08-2026', '2026-08-24 31:00:00'])(
    '%s stays as it was sent',
    (wire) => {
      expect(moment(wire)).toBe(wire);
    },
  );

  it.each([null, undefined, '', '0000-00-00 00:00:00', '-0001-11-30T00:00:00.000000Z'])(
    '%j is not known',
    (wire) => {
      expect(moment(wire)).toBeNull();
    },
  );
});

describe('a day of a reply', () => {
  it.each([
    ['2026-08-24', '2026-08-24'],
    ['24/08/2026', '2026-08-24'],
    ['2026-08-24 00:00:00', '2026-08-24'],
    ['2026-08-24T00:00:00.000000Z', '2026-08-24'],
    ['2026-08-24T18:20:00Z', '2026-08-24'],
    ['2026-08-24 23:59:59', '2026-08-24'],
    ['2026-08-25T05:59:59.000000Z', '2026-08-24'],
    ['2026-08-24T06:00:00Z', '2026-08-24'],
  ])('%s is %s (B15)', (wire, read) => {
    expect(day(wire)).toBe(read);
  });
});
