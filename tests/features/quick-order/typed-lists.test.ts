import { describe, expect, it } from 'vitest';
import { withTabs } from '#src/features/sheets/source/with-tabs.ts';
import { faultyRows, listOf, questionsOf, readyRows, rowsOf, saysOf } from './support/read-list.ts';

/** Each window of a list in words; its faults where it has some. */
async function windowsOf(content: string) {
  const read = await rowsOf(content);
  expect(faultyRows(read).map(saysOf)).toEqual([]);
  return readyRows(read).map(({ window: { name, variant, color, line } }) =>
    [name, variant, color, line.widthMm, line.heightMm, line.quantity].join(' '),
  );
}

const SALA = 'Sala blackout-lino blanco 1370 2050 3';
const COCINA = 'Cocina screen-5 arena 905 1210 1';

describe('a list that is typed', () => {
  it.each([
    [
      'with dashes',
      `Ubicación - Medida - Tela - Piezas
Sala - 1.37 x 2.05 m - Blackout Lino Blanco - 3
Cocina – 90.5 x 121 cm – Screen 5 Arena – 1`,
    ],
    [
      'with several spaces',
      `Ubicación    Ancho (cm)  Alto (cm)   Piezas  Tela
Sala         137         205         3       Blackout Lino Blanco

Cocina       90.5        121         1       Screen 5 % Arena`,
    ],
    [
      'as a table of Markdown',
      `| Ubicación | Ancho (cm) | Alto (cm) | Tela | Cant. |
|:---|---:|---:|---|---|
| Sala | 137 | 205 | Blackout Lino Blanco | (3) |
| Cocina | 90.5 | 121 | Screen 5 Arena | x1 |`,
    ],
    [
      'with lines drawn below its headings',
      `Ubicación,Ancho (cm),Alto (cm),Tela,Cant.
=====,=====,=====,=====,=====
Sala,137,205,Blackout Lino Blanco,(3)
Cocina,90.5,121,Screen 5 Arena,1`,
    ],
  ])('%s has the same windows', async (_how, content) => {
    expect(questionsOf(await listOf(content))).toEqual([]);
    expect(await windowsOf(content)).toEqual([SALA, COCINA]);
  });

  it.each([
    ['Sala,  137,  205,  Blackout', 'Cocina,  90,  121,  Screen 5'],
    ['Sala - 137 - 205', 'Cocina - 90'],
    ['Sala  137', 'Cocina  90'],
    ['Sala;137 - 205 - 3', 'Cocina;90 - 121 - 1'],
    ['"Sala - 137 - 205"', '"Cocina - 90 - 121"'],
    ['Sala - 137 - 205'],
  ])('keeps its separators where it has others, or its lines do not agree: %s', (...lines) => {
    expect(withTabs(lines.join('\n'))).toBeNull();
  });
});
