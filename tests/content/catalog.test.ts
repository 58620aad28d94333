import { describe, expect, it } from 'vitest';
import { catalog } from '#src/content/catalog.ts';
import { decodeCatalog } from '#src/content/decode-catalog.ts';
import { entries } from '#src/content/index.ts';
import { loadFamily } from '#src/content/load-family.ts';
import { rooms } from '#src/content/rooms.ts';
import { Weave } from '#src/content/schema/variant.ts';
import { RoomId, Shape } from '#src/content/schema/vocabulary.ts';
import { fabricTextOf } from '#src/content/texts/fabrics.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { CutTable } from '#src/quoting/cuts/table.ts';
import { PriceList, Product } from '#src/quoting/rules.ts';
import { productTypes, weaves } from '#src/ui/product/drawing.ts';
import { deltaE } from './support/delta-e.ts';

const { families, fabricTypes, models, variants, devices } = catalog;

describe('the catalog', () => {
  it('matches its schemas', () => {
    expect(decodeCatalog(catalog, { Product, PriceList, CutTable })).toEqual(catalog);
  });

  it("has the size of a shop's catalog", () => {
    const codes = new Set(variants.flatMap(({ colours }) => colours.map(({ code }) => code)));
    expect(variants.length).toBeGreaterThanOrEqual(60);
    expect(codes.size).toBeGreaterThanOrEqual(300);
  });

  it('has variants in every family, and blinds or awnings of every fabric', () => {
    for (const { id } of families) {
      expect(variants.filter(({ family }) => family === id).length, id).toBeGreaterThanOrEqual(3);
    }
    for (const { id } of fabricTypes) {
      expect(
        variants.some(({ fabricType }) => fabricType === id),
        id,
      ).toBe(true);
    }
  });

  it('has motors of every torque, remotes of 1, 2, 5 and 16 channels for both radio systems', () => {
    const torques = devices.flatMap((device) => (device.kind === 'motor' ? [device.torqueMNm] : []));
    expect(torques).toEqual(
      expect.arrayContaining([1_100, 3_000, 6_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000]),
    );
    for (const system of ['aura', 'faro']) {
      const channels = devices.flatMap((device) =>
        device.kind === 'remote' && device.system === system ? [device.channels] : [],
      );
      expect(channels).toEqual([1, 2, 5, 16]);
    }
    expect(devices.filter(({ kind }) => kind === 'sensor').length).toBeGreaterThanOrEqual(3);
    expect(devices.filter(({ kind }) => kind === 'bridge').length).toBeGreaterThanOrEqual(1);
  });

  it('describes a motor as the rules that choose it do', () => {
    const said = new Map(
      devices.flatMap((device) => (device.kind === 'motor' ? [[device.slug, device]] : [])),
    );
    for (const { product } of variants) {
      for (const control of product.controls) {
        if (control.kind === 'manual') continue;
        for (const { id, torqueMNm, system } of control.motors) {
          expect(said.get(id), id).toMatchObject({ torqueMNm, system });
        }
        for (const { id, channels, system } of control.remotes) {
          expect(devices.find(({ slug }) => slug === id)).toMatchObject({ channels, system });
        }
      }
    }
  });

  it('has a text for every family, fabric and model', () => {
    expect(families.filter(({ id }) => familyTextOf(id) === undefined)).toEqual([]);
    expect(fabricTypes.filter(({ id }) => fabricTextOf(id) === undefined)).toEqual([]);
    const used = new Set(variants.flatMap(({ model }) => (model === undefined ? [] : [model])));
    expect(models.map(({ slug }) => slug).toSorted()).toEqual([...used].toSorted());
  });

  it('names every room', () => {
    expect(Object.keys(rooms).toSorted()).toEqual(RoomId.options.toSorted());
  });

  it('uses the terms of the drawing', () => {
    expect(Shape.options.toSorted()).toEqual(productTypes.toSorted());
    expect(Weave.options.toSorted()).toEqual(weaves.toSorted());
  });

  it('has no text twice among the variants', () => {
    for (const field of ['name', 'sentence', 'text'] as const) {
      const said = variants.map((variant) => variant[field]);
      expect(said.filter((text, at) => said.indexOf(text) !== at)).toEqual([]);
    }
  });
});

describe('the list of the catalog', () => {
  it('agrees with the families, which load one by one', async () => {
    const loaded = (await Promise.all(families.map(({ id }) => loadFamily(id)))).flat();
    expect(loaded).toEqual(variants);
    expect(entries).toEqual(
      variants.map(({ slug, name, family, fabricType, model, colours }) => ({
        slug,
        name,
        family,
        fabricType,
        hex: colours[0]?.hex,
        ...(model === undefined ? {} : { model }),
      })),
    );
  });
});

describe('the colours of a variant', () => {
  /** Twice the difference that is visible side by side, so that two swatches far apart on a page still differ. */
  const LEAST = 4;

  it.each(variants)('of $slug are distinguishable', ({ colours }) => {
    for (const [at, colour] of colours.entries()) {
      for (const other of colours.slice(at + 1)) {
        const far = Math.max(
          deltaE(colour.hex, other.hex),
          deltaE(colour.stripe ?? colour.hex, other.stripe ?? other.hex),
        );
        expect(far, `${colour.name} and ${other.name}`).toBeGreaterThanOrEqual(LEAST);
      }
    }
  });

  it('range from light to dark', () => {
    for (const { slug, colours } of variants) {
      const lights = colours.map(({ hex }) => deltaE(hex, '#000000'));
      expect(Math.max(...lights) - Math.min(...lights), slug).toBeGreaterThanOrEqual(15);
    }
  });
});
