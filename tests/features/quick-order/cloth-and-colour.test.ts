import { describe, expect, it } from 'vitest';
import { faultyRows, listOf, questionsOf, readyRows, rowsOf, saysOf } from './support/read-list.ts';

const SIZE = '137,205,3';

/** The cloths and colours of a list with these columns, or what is wrong with its rows. */
async function clothsOf(heading: string, row: string) {
  const read = await rowsOf(`${heading},Ancho (cm),Alto (cm),Piezas\n${row},${SIZE}`);
  const faults = faultyRows(read).map(saysOf);
  return faults.length > 0 ? faults : readyRows(read).map(({ window }) => [window.variant, window.color]);
}

describe('a cloth and its colour in one cell', () => {
  it.each([
    ['Screen 5 % Arena', 'screen-5', 'arena'],
    ['screen 5 arena', 'screen-5', 'arena'],
    ['Blackout Lino, blanco', 'blackout-lino', 'blanco'],
    ['blackout-lino blanco', 'blackout-lino', 'blanco'],
    ['Persiana enrollable Screen 5 verde olivo', 'screen-5', 'verde-olivo'],
    ['Screen 5 % en color arena', 'screen-5', 'arena'],
    ['BLACKOUT LINO / ARENA', 'blackout-lino', 'arena'],
    ['Screen 3 ES301', 'screen-3', 'blanco-perla'],
  ])('%s', async (written, variant, color) => {
    expect(await clothsOf('Tela', `"${written}"`)).toEqual([[variant, color]]);
    expect(await clothsOf('Tela,Color', `"${written}",${color}`)).toEqual([[variant, color]]);
  });

  it('is found without its heading', async () => {
    const list = await listOf(
      `Material,Ancho (cm),Alto (cm)\nScreen 5 arena,137,205\nBlackout Lino blanco,90,120`,
    );
    expect(list.columns[0]?.as).toBe('fabric');
    expect(questionsOf(list)).toEqual([]);
  });

  it.each([
    ['Tela', 'Screen 5 lila'],
    ['Tela', 'Arena'],
    ['Tela,Color', 'Screen 5 arena,Verde Olivo'],
  ])('is asked about where it does not name both: %s %s', async (heading, row) => {
    expect(JSON.stringify(await clothsOf(heading, row))).toContain('No tenemos la tela');
  });
});
