import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { chromiumLaunch } from '#tests/support/find-chromium.ts';

/** How long one drawing may take to render, in ms, at the detail of a hero. */
export const DRAWING_TARGET_MS = 2;

const ENTRY = 'virtual:drawing-bench';
const ROUNDS = 60;

/** The script in the page: draws each type, and draws it again half open. */
const source = `
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createElement } from 'react';
import { productTypes } from '/src/ui/product/drawing.ts';
import { ProductDrawing } from '/src/ui/product/product-drawing.tsx';

const sizeOf = (type) => (type.startsWith('toldo') || type === 'pergola' ? { width: 4000, height: 2500 } : { width: 1800, height: 2100 });
const fabric = { colour: '#b9b4aa', weave: 'translucida' };
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

globalThis.measure = (detail, rounds) =>
  productTypes.map((type) => {
    const first = [];
    const again = [];
    let nodes = 0;
    for (let round = 0; round < rounds; round += 1) {
      const place = document.createElement('div');
      document.body.append(place);
      const root = createRoot(place);
      const draw = (openness) =>
        flushSync(() => root.render(createElement(ProductDrawing, { type, fabric, openness, detail, ...sizeOf(type) })));
      const began = performance.now();
      draw(0.4);
      const drawn = performance.now();
      draw(0.8);
      again.push(performance.now() - drawn);
      first.push(drawn - began);
      nodes = place.querySelectorAll('svg *').length + 1;
      root.unmount();
      place.remove();
    }
    return { type, first: median(first), again: median(again), nodes };
  });
`;

/** The page's script, built as for production. */
async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      react(),
      {
        name: 'drawing-bench',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) => (id === `\0${ENTRY}` ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((output) => ('output' in output ? output.output : []))
    .find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('the page of the drawings was not built');
  return chunk.code;
}

/** Time to render a drawing in Chromium, React and the DOM together, without layout and paint. */
interface DrawingTime {
  readonly type: string;
  /** Median ms of the first render with its commit. */
  readonly first: number;
  /** Median ms of the next render, when only the openness changed. */
  readonly again: number;
  readonly nodes: number;
}

declare global {
  // Set by the page's script.
  var measure: (detail: string, rounds: number) => readonly DrawingTime[];
}

/** Draws each type in a fresh, warmed-up page, and returns the medians of each. */
export async function measureDrawings(detail: 'icon' | 'card' | 'hero'): Promise<readonly DrawingTime[]> {
  const content = await buildPage();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content });
    // The first rounds run before the code is optimised, and do not count.
    await page.evaluate(() => globalThis.measure('hero', 20));
    return await page.evaluate(([name, rounds]) => globalThis.measure(name, rounds), [
      detail,
      ROUNDS,
    ] as const);
  } finally {
    await browser.close();
  }
}
