import { describe, expect, it } from 'vitest';
import { faultyRows, readyRows, rowsOf } from './support/read-list.ts';

/** The control and its side of a row, or what is asked. */
async function controlsOf(control: string, heading = 'Mando', side = '') {
  const read = await rowsOf(
    `Tela,Color,Ancho (cm),Alto (cm),${heading}\nBlackout Lino,Arena,137,205,${control}${side}`,
  );
  const [asked] = faultyRows(read);
  if (asked !== undefined) return asked;
  return readyRows(read).map(({ window }) => [window.line.control, window.fitting?.side]);
}

describe('the cell of a control', () => {
  it.each([
    ['Manual', 'cadena', 'right'],
    ['Cadena izq.', 'cadena', 'left'],
    ['cadena (derecha)', 'cadena', 'right'],
    ['Cadena al lado izquierdo', 'cadena', 'left'],
    ['Izquierda', undefined, 'left'],
    ['I', undefined, 'left'],
    ['Motor de batería a la izquierda', 'motor-recargable', 'left'],
  ])('may say the side too, or alone: %s', async (written, control, side) => {
    expect(await controlsOf(written)).toEqual([[control, side]]);
  });

  it('leaves the side to its own cell where there is one', async () => {
    expect(await controlsOf('Cadena', 'Mando,Lado', ',Izquierda')).toEqual([['cadena', 'left']]);
  });

  it('keeps the side in each answer', async () => {
    expect(JSON.stringify(await controlsOf('Motor izq.'))).toContain('Motor eléctrico izq');
  });
});
