import { describe, expect, it } from 'vitest';
import { otherDealers } from '#mocks/dealers.ts';
import { locate } from '#mocks/seeds/locations.ts';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { stateCapitals } from '#src/config/state-capitals.ts';
import { phoneText } from '#src/format/phone.ts';
import { findDealers, statesOf } from '#src/screens/storefront/distribuidores/find-dealers.ts';
import { placeOfMunicipality, placeOfPostcode } from '#src/screens/storefront/distribuidores/find-place.ts';
import { distanceKm } from '#src/ui/map/distance-km.ts';

const emptyDealer: Dealer = {
  id: 0,
  name: null,
  phone: null,
  whatsapp: null,
  email: null,
  address: null,
  state: null,
  municipality: null,
  hours: null,
  lat: null,
  lng: null,
  products: [],
};

const tapatio: Dealer = {
  ...emptyDealer,
  id: 1,
  name: 'Persianas Méndez',
  state: 'Jalisco',
  municipality: 'Zapopan',
  lat: 20.72,
  lng: -103.39,
  products: ['toldos-verticales'],
};
const regio: Dealer = {
  ...emptyDealer,
  id: 2,
  name: 'Casa Norte',
  state: 'Nuevo León',
  municipality: 'Monterrey',
  lat: 25.67,
  lng: -100.31,
  products: ['enrollables'],
};
const unplaced: Dealer = { ...emptyDealer, id: 3, name: 'Sin dirección' };
const all = [regio, unplaced, tapatio];

const nothing = { text: '', state: '', product: '' };
const idsOf = (...search: Parameters<typeof findDealers>) =>
  findDealers(...search).map(({ dealer }) => dealer.id);

describe('the dealer search', () => {
  it('finds words in any order and without accents', () => {
    expect(idsOf(all, { ...nothing, text: 'zapopan mendez' }, null)).toEqual([1]);
    expect(idsOf(all, { ...nothing, text: 'nuevo leon' }, null)).toEqual([2]);
  });

  it.each([
    ['Estado de México', [4]],
    ['Edomex', [4]],
    ['Edo. Mex.', [4]],
    ['Toluca, Edomex', [4]],
    ['Toluca, CDMX', []],
    ['CDMX', [5, 6]],
    ['cd. de méxico', [5, 6]],
    ['D.F.', [5, 6]],
    ['N.L.', [2]],
    ['monterrey, nl', [2]],
    ['Nuevo León, México', [2]],
    ['Jalisco, México', [1]],
    ['Mty', [2]],
    ['Gdl, Jal.', [1]],
    ['Toluca, Edomex, México', [4]],
  ] as const)('finds the dealers of the state that %s names', (text, ids) => {
    const central = [
      { ...emptyDealer, id: 4, name: 'Uno', state: 'México', municipality: 'Toluca' },
      { ...emptyDealer, id: 5, name: 'Dos', state: 'Ciudad de México' },
      { ...emptyDealer, id: 6, name: 'Tres', state: 'Distrito Federal' },
    ];
    expect(idsOf([...all, ...central], { ...nothing, text }, null)).toEqual(ids);
  });

  it('filters by the state of an address, whatever name it has there', () => {
    expect(idsOf(all, { ...nothing, state: 'N.L.' }, null)).toEqual([2]);
    expect(idsOf(all, { ...nothing, state: 'Springfield' }, null)).toEqual([]);
  });

  it('filters by state and by product; keeps dealers whose products are unknown', () => {
    expect(idsOf(all, { ...nothing, state: 'Jalisco' }, null)).toEqual([1]);
    expect(idsOf(all, { ...nothing, product: 'enrollables' }, null)).toEqual([3, 2]);
  });

  it('sorts by distance, with unknown distances last', () => {
    const found = findDealers(all, nothing, { lat: 20.67, lng: -103.35 });
    expect(found.map(({ dealer }) => dealer.id)).toEqual([1, 2, 3]);
    expect(found[2]?.km).toBeNull();
  });

  it('lists the states that have dealers', () => {
    expect(statesOf([...all, regio])).toEqual(['Jalisco', 'Nuevo León']);
  });

  it('lists at most a hundred states, and the chosen one', () => {
    const scattered = Array.from({ length: 300 }, (_, id) => ({
      ...regio,
      id,
      state: `Zona ${String(id + 100)}`,
    }));
    expect(statesOf(scattered)).toHaveLength(100);
    expect(statesOf(scattered, 'Zona 399').at(-1)).toBe('Zona 399');
    expect(statesOf(scattered, 'Zona 120')).toHaveLength(100);
    expect(statesOf(scattered, 'Zona 900')).toHaveLength(100);
  });
});

describe('the distance', () => {
  it('between two cities is the same in both directions', () => {
    const guadalajara = { lat: 20.6767, lng: -103.3475 };
    const monterrey = { lat: 25.6714, lng: -100.309 };
    expect(distanceKm(guadalajara, monterrey)).toBeCloseTo(634, -1);
    expect(distanceKm(monterrey, guadalajara)).toBeCloseTo(distanceKm(guadalajara, monterrey), 6);
    expect(distanceKm(monterrey, monterrey)).toBe(0);
  });

  it("is at most half the earth's circumference", () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371, 3);
  });
});

describe('the place from which distances count', () => {
  it('is the capital of the state of a postcode', () => {
    expect(placeOfPostcode('44100')?.name).toBe('Guadalajara');
    expect(placeOfPostcode('17000')).toBeNull();
  });

  it('of a municipality is among its dealers, else the capital of its state', () => {
    const other = { ...tapatio, id: 4, lat: 20.74, lng: -103.41 };
    const place = placeOfMunicipality('zapopan', 'Jalisco', [...all, other]);
    expect([place?.lat, place?.lng]).toEqual([expect.closeTo(20.73, 5), expect.closeTo(-103.4, 5)]);
    expect(placeOfMunicipality('Chapala', 'Jalisco', all)).toMatchObject({ name: 'Guadalajara' });
    expect(placeOfMunicipality('Springfield', 'Illinois', all)).toBeNull();
  });
});

describe('telephone numbers', () => {
  it.each([
    ['5512345678', '55 1234 5678'],
    ['+52 449 123 4567', '449 123 4567'],
    ['528155001234', '81 5500 1234'],
    ['01 800', '01 800'],
    ['449.123.4567 x12', '449 123 4567 ext. 12'],
    ['+19565550100', '+1 956 555 0100'],
    ['+34612345678', '+34 612345678'],
    ['55 1234 5678 / 55 8765 4321', '55 1234 5678 / 55 8765 4321'],
  ])('are written alike: %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
  });
});

describe("the demonstration's dealers", () => {
  it('are in every state', () => {
    expect(new Set(otherDealers.map(({ state }) => state)).size).toBe(32);
  });

  it.each(otherDealers.map((one) => [one.name, one] as const))('%s is where it says', (_, dealer) => {
    const { state, municipality, lat, lng, phone } = dealer;
    expect(() => locate(state, municipality)).not.toThrow();
    const capital = stateCapitals.find((one) => one.state === state);
    // The longest state is no longer.
    expect(distanceKm({ lat, lng }, capital ?? { lat: 0, lng: 0 })).toBeLessThan(450);
    expect(phone).toMatch(/^\d{10}$/);
  });
});
