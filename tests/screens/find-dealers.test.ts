import { describe, expect, it } from 'vitest';
import type { Dealer } from '#src/api/contract/assumed/shop.ts';
import { distanceKm } from '#src/screens/storefront/distribuidores/distance-km.ts';
import { findDealers, statesOf } from '#src/screens/storefront/distribuidores/find-dealers.ts';

const nobody: Dealer = {
  id: 0,
  name: null,
  phone: null,
  whatsapp: null,
  email: null,
  address: null,
  state: null,
  municipality: null,
  lat: null,
  lng: null,
  products: [],
};

const tapatio: Dealer = {
  ...nobody,
  id: 1,
  name: 'Persianas Méndez',
  state: 'Jalisco',
  municipality: 'Zapopan',
  lat: 20.72,
  lng: -103.39,
  products: ['toldos-verticales'],
};
const regio: Dealer = {
  ...nobody,
  id: 2,
  name: 'Casa Norte',
  state: 'Nuevo León',
  municipality: 'Monterrey',
  lat: 25.67,
  lng: -100.31,
  products: ['enrollables'],
};
const unplaced: Dealer = { ...nobody, id: 3, name: 'Sin dirección' };
const all = [regio, unplaced, tapatio];

const nothing = { text: '', state: '', product: '' };
const idsOf = (...search: Parameters<typeof findDealers>) =>
  findDealers(...search).map(({ dealer }) => dealer.id);

describe('finding dealers', () => {
  it('takes words in any order and without their accents', () => {
    expect(idsOf(all, { ...nothing, text: 'zapopan mendez' }, null)).toEqual([1]);
    expect(idsOf(all, { ...nothing, text: 'nuevo leon' }, null)).toEqual([2]);
  });

  it('goes by state and by what they sell; who does not say may sell it', () => {
    expect(idsOf(all, { ...nothing, state: 'Jalisco' }, null)).toEqual([1]);
    expect(idsOf(all, { ...nothing, product: 'enrollables' }, null)).toEqual([3, 2]);
  });

  it('puts the nearest first, and those of whom nothing is known last', () => {
    const found = findDealers(all, nothing, { lat: 20.67, lng: -103.35 });
    expect(found.map(({ dealer }) => dealer.id)).toEqual([1, 2, 3]);
    expect(found[2]?.km).toBeNull();
  });

  it('names the states in which somebody is', () => {
    expect(statesOf([...all, regio])).toEqual(['Jalisco', 'Nuevo León']);
  });
});

describe('a distance', () => {
  it('is that between two cities, both ways', () => {
    const guadalajara = { lat: 20.6767, lng: -103.3475 };
    const monterrey = { lat: 25.6714, lng: -100.309 };
    expect(distanceKm(guadalajara, monterrey)).toBeCloseTo(634, -1);
    expect(distanceKm(monterrey, guadalajara)).toBeCloseTo(distanceKm(guadalajara, monterrey), 6);
    expect(distanceKm(monterrey, monterrey)).toBe(0);
  });

  it('is half around the earth at most', () => {
    expect(distanceKm({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(Math.PI * 6_371, 3);
  });
});
