import { describe, expect } from 'vitest';
import { journey } from '../journeys/support/journey.ts';
import { chosenFaults } from './chosen-faults.ts';
import { walkFocus } from './focus-walk.ts';
import { targetFaults } from './target-faults.ts';
import { textFaults } from './text-faults.ts';

const WIDE = '<p style="inline-size: 2000px">Muy ancho</p>';
const CUT = '<p style="block-size: 8px; overflow: hidden">Cortado</p>';
const CLIPPED = '<p style="inline-size: 3rem; overflow: hidden; white-space: nowrap">Muy largo texto</p>';
const LETTERS = '<p style="inline-size: 1rem; overflow-wrap: anywhere">Letras</p>';
const COVERED = '<p>Debajo</p><p style="margin-block-start: -2lh">Encima del otro</p>';
const FAINT = '<p style="color: #999; background: #aaa">Pálido</p>';
const NARROW = '<input placeholder="Una muestra larga" style="inline-size: 2rem">';
const MOVING =
  '<style>@keyframes turn { to { rotate: 1turn } }</style><p style="animation: turn 1s infinite">Gira</p>';
const UNFORCED = '<p style="forced-color-adjust: none; color: #fff; background: #fff">Perdido</p>';

describe('what the probes find', () => {
  journey.for([
    [/^window scrolls sideways/, WIDE],
    [/^cut above or below/, CUT],
    [/^cut at the side/, CLIPPED],
    [/^texts on each other/, COVERED],
    [/^letters below each other/, LETTERS],
    [/^contrast 1\.\d+/, FAINT],
    [/^contrast 1\.00/, UNFORCED],
    [/^field too narrow/, NARROW],
    [/^moves/, MOVING],
  ] as const)('includes a text with the fault %s', async ([fault, body], { page }) => {
    await page.emulateMedia({ forcedColors: body === UNFORCED ? 'active' : 'none' });
    await page.setContent(`<html><body>${body}</body></html>`);
    expect(await page.evaluate(textFaults, { still: true, contrast: true })).toEqual([
      expect.stringMatching(fault),
    ]);
  });

  journey('leaves out what is right', async ({ page }) => {
    await page.setContent(
      `<html><body><p>Texto</p><div style="overflow: auto; inline-size: 300px">${WIDE}</div><button style="padding: 1rem">Uno</button></body></html>`,
    );
    expect(await page.evaluate(textFaults, { still: true, contrast: true })).toEqual([]);
    expect(await page.evaluate(targetFaults)).toEqual([]);
    expect(await walkFocus(page)).toEqual([]);
  });

  journey('includes small targets beside each other, but not far from each other', async ({ page }) => {
    const small = (space: string) =>
      ['A', 'B']
        .map((name) => `<button style="margin: ${space}; padding: 0; block-size: 16px">${name}</button>`)
        .join('');
    await page.setContent(`<html><body>${small('0')}</body></html>`);
    expect(await page.evaluate(targetFaults)).toHaveLength(2);
    await page.setContent(`<html><body>${small('10px')}</body></html>`);
    expect(await page.evaluate(targetFaults)).toEqual([]);
  });

  journey('includes what forced colours hide', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const menu = (mark: string) =>
      `<html><body><nav><a href="/a" aria-current="page" style="${mark}">A</a> <a href="/b">B</a></nav></body></html>`;
    await page.setContent(menu('background: tan'));
    expect(await page.evaluate(chosenFaults)).toEqual([expect.stringMatching(/^chosen looks as the others/)]);
    await page.setContent(menu('outline: 2px solid Highlight'));
    expect(await page.evaluate(chosenFaults)).toEqual([]);
    await page.setContent('<label><input type="checkbox" style="appearance: none">C</label>');
    expect(await page.evaluate(chosenFaults)).toEqual([expect.stringMatching(/^no edge/)]);
  });

  journey.for([
    [/^focus does not show/, '<button style="outline: none">Uno</button>'],
    [
      /^focus is covered or outside/,
      '<button>Uno</button><div style="background: #fff; block-size: 100px; inset: 0; position: fixed">Barra</div>',
    ],
    [
      /^focus is caught/,
      `<button onblur="setTimeout(() => this.focus())" onkeydown="event.preventDefault()">Uno</button>`,
    ],
  ] as const)('includes a control with the fault %s', async ([fault, body], { page }) => {
    await page.setContent(`<html><body>${body}</body></html>`);
    expect(await walkFocus(page)).toEqual([expect.stringMatching(fault)]);
  });
});
