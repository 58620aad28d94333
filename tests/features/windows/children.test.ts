import { describe, expect, it } from 'vitest';
import { emptyWindow, type DraftWindow } from '#src/api/draft.ts';
import { safetyOf } from '#src/content/cords.ts';
import { familyOf } from '#src/content/families.ts';
import { quotable } from '#src/content/quotable.ts';
import { quotedOf } from '#src/features/draft-windows/payload.ts';
import { publicBook } from '#src/features/draft-windows/price-book.ts';
import { priceWindow } from '#src/features/draft-windows/price-window.ts';
import { draftWindowOf } from '#src/features/draft-windows/saved-draft.ts';
import { sheetWindow } from '#src/features/orders/sheet/sheet-window.ts';
import { windowColumns } from '#src/features/quoted-windows/csv/windows-csv.ts';
import { factsOf, linesOf } from '#src/features/quoted-windows/window-facts.ts';
import { sayCordSafety, sayWithChildren } from '#src/features/window-words/safety-texts.ts';
import { csvOf } from '#src/lists/csv.ts';
import { needsOf } from '#src/materials/needs.ts';
import { namesChildren } from '#src/reading/children.ts';
import { readyRows, rowsOf } from '../quick-order/support/read-list.ts';

const book = publicBook(quotable.publicPrices);

const windowOf = (patch: Partial<DraftWindow>): DraftWindow => ({
  ...emptyWindow('a', 'Sala'),
  ...{ family: 'enrollables', variant: 'blackout-lino', color: 'blanco', width: '110', height: '210' },
  ...patch,
});

const quoted = (patch: Partial<DraftWindow>) => quotedOf(priceWindow(windowOf(patch), 'cm', book, quotable));

const said = (patch: Partial<DraftWindow>): string => {
  const payload = quoted(patch);
  return payload === null ? '' : linesOf(factsOf(payload, quotable)).join(' ');
};

describe('a room for children', () => {
  it('is told by its name (B98)', () => {
    const names = [
      'Recámara de los niños',
      'cuarto del bebé',
      'Sofía (niña)',
      'RECAMARA NIÑAS',
      'Cuarto infantil',
      'hijos - planta alta',
      'Kinder 2',
      'Nursery',
      'Cuarto de juegos',
      'Escuela, salón 3',
    ];
    expect(names.filter((name) => !namesChildren(name))).toEqual([]);
  });

  it('is not told by words that only look alike (B98)', () => {
    const names = ['Sala', 'Ventana pequeña', 'Recámara principal', 'Cocina mini', 'Niñosa', 'Cunas'];
    expect(names.filter(namesChildren)).toEqual(['Cunas']);
  });
});

describe('a blind that children may reach', () => {
  it('has its chain held on the wall and no longer than a metre, by name, cloth or word (B98)', () => {
    const safe = { safety: 'tension', controlMm: 1_000 };
    expect(quoted({ name: 'Cuarto del bebé' })?.fitting).toMatchObject(safe);
    expect(quoted({ variant: 'blackout-nana', color: null })?.fitting).toBeUndefined();
    expect(quoted({ variant: 'blackout-nana', color: firstColour('blackout-nana') })?.fitting).toMatchObject(
      safe,
    );
    expect(quoted({ children: true })?.fitting).toMatchObject(safe);
    expect(quoted({})?.fitting).toMatchObject({ controlMm: 1_500 });
    expect(quoted({})?.fitting).not.toHaveProperty('safety');
  });

  it("is not told by a cloth that suits many rooms, a child's among them (B98)", () => {
    for (const variant of ['romana-telar', 'romana-noche', 'decorativa-rayuela']) {
      const family = quotable.variantOf(variant)?.family ?? null;
      const patch = { name: 'Recámara principal', family, variant, color: firstColour(variant) };
      expect(quoted(patch)?.fitting, variant).toBeDefined();
      expect(quoted(patch)?.fitting, variant).not.toHaveProperty('safety');
    }
  });

  it('has a chain that ends 1.50 m above the floor when it is tall, whatever length was chosen (B98)', () => {
    const tall = { children: true, height: '290' };
    expect(quoted({ ...tall, fitting: { controlMm: 4_000 } })?.fitting).toMatchObject({ controlMm: 1_000 });
    expect(quoted({ ...tall, fitting: { controlMm: 500 } })?.fitting).toMatchObject({ controlMm: 500 });
  });

  it('needs nothing without a cord, nor outside (B98)', () => {
    const motor = { choices: { control: 'motor-electrico' } };
    expect(quoted({ children: true, ...motor })?.fitting).not.toHaveProperty('safety');
    const awning = { family: 'toldos-capotas', variant: 'ravello-acrilica', width: '200', height: '100' };
    const color = firstColour('ravello-acrilica');
    expect(quoted({ children: true, ...awning, color })?.fitting).not.toHaveProperty('safety');
  });

  it('says so on every paper, and keeps it when the quote is opened again (B98)', () => {
    expect(said({ children: true })).toContain('tensor fijo al muro');
    expect(said({})).not.toContain('tensor');
    const payload = quoted({ children: true });
    expect(payload && draftWindowOf(payload, quotable, 'cm').children).toBe(true);
    const named = quoted({ name: 'Niños' });
    expect(named && draftWindowOf(named, quotable, 'cm')).toMatchObject({ children: false, fitting: {} });
  });

  it('is told for every blind with a cord which control has none, and what the cord has (B98)', () => {
    const names = (id: string) => quotable.nameOf(id);
    expect(sayCordSafety('cadena', 'cadena', 2_900)).toContain('hasta 1.40 m');
    expect(sayCordSafety('baston', 'bastón', 2_000)).toBeNull();
    const blinds = quotable.variants.filter(({ family }) => familyOf(family).product === 'persianas');
    const silent = blinds.filter(({ product: { controls } }) => {
      const ids = controls.map(({ id }) => id);
      return ids.some((id) => safetyOf(id) !== undefined) && sayWithChildren(ids, names) === null;
    });
    expect(silent).toEqual([]);
  });
});

describe('what keeps a cord from children', () => {
  it.each([
    ['tension', 'TN-MURO', 'Tensor al muro', 'blackout-lino', 'cadena'],
    ['cleat', 'SC-MURO', 'Sujetacordones al muro', 'aluminio-25-mm', 'cordon-y-baston'],
  ])('as a %s is a part, an article and a cell (B98)', async (safety, code, name, variant, control) => {
    const family = quotable.variantOf(variant)?.family ?? null;
    const patch = { family, variant, color: firstColour(variant), choices: { control }, quantity: '3' };
    const payload = quoted({ ...patch, children: true });
    if (payload === null) throw new Error('it cannot be quoted');
    expect(payload.fitting).toMatchObject({ safety });

    const place = { place: '1 de 1', spoiled: '', quotable };
    const device = { name, measure: null, count: 1, notes: [] };
    expect(sheetWindow(payload, place).parts).toContainEqual(device);
    expect(needsOf([payload], quotable).parts).toContainEqual(
      expect.objectContaining({ code, name, quantity: 3 }),
    );

    const nothing = { unit_centavos: 0, once_centavos: 0, discount_centavos: 0, total_centavos: 0 };
    const csv = await csvOf([{ ...payload, ...nothing }], windowColumns(quotable, true));
    const [row] = readyRows(await rowsOf(csv, { unit: 'cm' }));
    expect(row?.window.fitting).toEqual(payload.fitting);

    const without = quoted(patch);
    expect(without && needsOf([without], quotable).parts.map((one) => one.code)).not.toContain(code);
    expect(without && sheetWindow(without, place).parts).not.toContainEqual(device);
  });

  it.each([
    ['sí', 'tension'],
    ['Sujetar al muro', 'tension'],
    ['no', undefined],
    ['', undefined],
  ])('is asked for by "%s" in a list (B98)', async (cell, safety) => {
    const list = `Ubicación,Tela,Color,Ancho,Alto,Hay niños\nSala,Blackout Lino,Blanco,110,210,${cell}`;
    const [row] = readyRows(await rowsOf(list, { unit: 'cm' }));
    expect(row?.window.fitting).toMatchObject({ side: 'right' });
    expect(row?.window.fitting?.safety).toBe(safety);
  });
});

/** Slug of the first colour of a variant. */
function firstColour(variant: string): string | null {
  return quotable.variantOf(variant)?.colours[0]?.slug ?? null;
}
