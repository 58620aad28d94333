import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { AssembledVignette } from '#src/ui/vignettes/assembled.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { CuttingVignette } from '#src/ui/vignettes/cutting.tsx';
import { MeasureVignette } from '#src/ui/vignettes/measure.tsx';
import { MotorVignette } from '#src/ui/vignettes/motor.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { PlaceVignette } from '#src/ui/vignettes/place.tsx';
import { Vignette } from '#src/ui/vignettes/vignette.tsx';
import { Drawings } from './drawings.tsx';

const drawings = {
  Persiana: <BlindVignette />,
  Motor: <MotorVignette />,
  Medida: <MeasureVignette />,
  Papel: <PaperVignette />,
  Lugar: <PlaceVignette />,
  Corte: <CuttingVignette />,
  Armado: <AssembledVignette />,
};

const SHAPE = 'M12 18h72v60H12z';
const tones = {
  'sin tono': (
    <Vignette>
      <path d={SHAPE} />
    </Vignette>
  ),
  ...Object.fromEntries(
    ['fabric', 'shade', 'soft', 'accent'].map((tone) => [
      tone,
      <Vignette key={tone}>
        <path data-tone={tone} d={SHAPE} />
      </Vignette>,
    ]),
  ),
};

const meta = preview.meta({
  title: 'Piezas/Viñetas',
  component: Vignette,
  tags: ['autodocs'],
  args: { children: null },
  parameters: { controls: { disable: false } },
});

/** Drawings in one style: same format, same line width, hidden from screen readers. */
export const All = meta.story({
  name: 'Todos',
  tags: ['long'],
  render: () => <Drawings drawings={drawings} />,
  play: async ({ canvas, canvasElement }) => {
    const sheets = [...canvasElement.querySelectorAll('svg')];
    await expect(sheets).toHaveLength(canvas.getAllByRole('figure').length);
    for (const sheet of sheets) {
      await expect(sheet).toHaveAttribute('viewBox', '0 0 96 96');
      await expect(sheet).toHaveAttribute('aria-hidden', 'true');
    }
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** The looks of a drawing's parts: fabric and shade are filled, soft is a thinner line, accent a coloured one. */
export const Tones = meta.story({
  name: 'Tonos',
  render: () => <Drawings drawings={tones} />,
  play: async ({ canvas }) => {
    const lookOf = (name: string) => {
      const part = canvas.getByText(name).closest('figure')?.querySelector('path');
      if (!part) throw new Error(`nothing is drawn for ${name}`);
      return getComputedStyle(part);
    };
    const line = lookOf('sin tono');
    await expect(line.fill).toBe('none');
    await expect(lookOf('fabric').fill).not.toBe('none');
    await expect(lookOf('shade').stroke).toBe('none');
    await expect(parseFloat(lookOf('soft').strokeWidth)).toBeLessThan(parseFloat(line.strokeWidth));
    await expect(lookOf('accent').stroke).not.toBe(line.stroke);
  },
});
