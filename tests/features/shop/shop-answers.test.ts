import { describe, expect, it } from 'vitest';
import { site } from '#src/config/site.ts';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { stateOfPostcode } from '#src/content/postcodes.ts';
import { deliveryText } from '#src/features/delivery/answer/delivery-text.ts';
import { refusedInstallation } from '#src/features/delivery/installer-text.ts';
import { placeOf } from '#src/features/delivery/place.ts';
import { costText } from '#src/features/samples/basket/cost-text.ts';
import { samplesHref, samplesIn } from '#src/features/samples/samples-href.ts';
import { deliveredOn } from '#src/promise/delivered-on.ts';

const states = stateCapitals.map(({ state }) => state);

describe('a postcode', () => {
  it.each([
    ['64320', 'Nuevo León'],
    ['01000', 'Ciudad de México'],
    ['57000', 'México'],
    ['77500', 'Quintana Roo'],
    ['20000', 'Aguascalientes'],
    ['00100', null],
    ['17000', null],
    ['6432', null],
    ['sesenta', null],
  ])('%s is of %s', (postcode, state) => {
    expect(stateOfPostcode(postcode)).toBe(state);
  });

  it('leads to every state, and to no other', () => {
    const found = Array.from({ length: 100 }, (_, prefix) =>
      stateOfPostcode(`${String(prefix).padStart(2, '0')}000`),
    );
    expect(new Set(found)).toEqual(new Set([...states, null]));
  });
});

describe('the shop’s table of freight', () => {
  const zones = site.delivery?.zones ?? [];

  it('has every state once', () => {
    expect(zones.flatMap((zone) => zone.states).toSorted()).toEqual(states.toSorted());
  });

  it('says what it costs and who installs', () => {
    const zone = { states: ['Jalisco'], workingDays: 5, freightCentavos: 65_000, installs: true };
    expect(deliveryText('Jalisco', zone)).toMatch(
      /^Flete a Jalisco: \$650\.00 por orden\. La instalamos nosotros/,
    );
    const other = { ...zone, freightCentavos: 0, installs: false };
    expect(deliveryText('Jalisco', other)).toMatch(
      /sin costo\. Llega a tu puerta\. En Jalisco no instalamos nosotros: la instala un distribuidor/,
    );
  });

  it.each([
    ['64000', ['instalacion'], null],
    ['25000', ['instalacion-toldo'], null],
    ['77500', [], null],
    ['77500', ['instalacion'], 'Quintana Roo'],
    ['77500', ['urgente', 'instalacion-toldo'], 'Quintana Roo'],
    ['97000', ['instalacion'], 'Yucatán'],
    // Nobody said where it goes, or no state has it.
    [null, ['instalacion'], null],
    ['00999', ['instalacion'], null],
  ])('%s with %j: %s', (postcode, extras, state) => {
    const windows = [{ line: {} }, { line: { extras } }];
    const refused = refusedInstallation(windows, placeOf(postcode));
    expect(refused).toBe(
      state === null
        ? null
        : `En ${state} no instalamos nosotros: la instala un distribuidor de la zona. Quita la instalación para pedirla.`,
    );
  });

  it('moves the day of delivery', () => {
    const blind = { key: 'v1', variant: { family: 'enrollables' }, line: {} } as const;
    const supply = { key: 'v1', low: false, waits: [] };
    const days = (installation?: number) => deliveredOn([blind], [supply], '2026-11-23', installation);
    expect([days(), days(2), days(8)]).toEqual(['2026-12-07', '2026-12-01', '2026-12-09']);
  });
});

describe('samples', () => {
  it('cost nothing up to the free ones', () => {
    const offered = { free: 2, most: 4, extraCentavos: 3_500, workingDays: 2 };
    expect(costText(1, offered)).toBe('1 muestra sin costo');
    expect(costText(2, offered)).toBe('2 muestras sin costo');
    expect(costText(4, offered)).toBe('4 muestras: 2 sin costo y 2 a $35.00 cada una');
  });

  it('go through an address with the quote that they are for', () => {
    const chosen = { variant: 'screen-5', color: 'blanco-lino' };
    const { search, hash } = new URL(samplesHref([chosen], 'C-1042'), 'https://rollux.mx');
    expect(samplesIn(search)).toEqual([{ ...chosen, quote: 'C-1042' }]);
    expect(hash).toBe('#muestras');
    expect(samplesIn('?muestra=screen-5&muestra=a.b.c&muestra=.rojo')).toEqual([]);
  });
});
