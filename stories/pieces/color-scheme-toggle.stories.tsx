import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ColorSchemeToggle } from '#src/ui/controls/color-scheme-toggle.tsx';
import { chooseColorScheme } from '#src/ui/theme/color-scheme.ts';

const meta = preview.meta({
  title: 'Piezas/Claro u oscuro',
  component: ColorSchemeToggle,
  tags: ['autodocs'],
  beforeEach: () => () => {
    chooseColorScheme('auto');
  },
});

const scheme = () => getComputedStyle(document.documentElement).colorScheme;
const paper = () => getComputedStyle(document.body).backgroundColor;
const system = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** By default the system's scheme applies. */
export const Untouched = meta.story({
  name: 'Sin tocar',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Apariencia' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Como el sistema' })).toBeChecked();
    await expect(scheme()).toContain(system());
  },
});

/** Light, dark and system are one radio group; the whole document follows at once. */
export const Chosen = meta.story({
  name: 'Elegido',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Clara' }));
    await expect(scheme()).toBe('light');
    const bright = paper();
    await userEvent.click(canvas.getByRole('radio', { name: 'Oscura' }));
    await expect(scheme()).toBe('dark');
    await expect(paper()).not.toBe(bright);
    await userEvent.click(canvas.getByRole('radio', { name: 'Como el sistema' }));
    await expect(scheme()).toContain(system());
  },
});

/** The arrow keys choose too. */
export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Clara' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Oscura' })).toBeChecked();
    await expect(scheme()).toBe('dark');
  },
});

function ShownAgain() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setTimes(times + 1);
        }}
      >
        Mostrar de nuevo
      </button>
      <ColorSchemeToggle key={times} />
    </>
  );
}

/** The browser stores the choice: a new toggle shows it. */
export const Kept = meta.story({
  name: 'Conservado',
  tags: ['long'],
  render: () => <ShownAgain />,
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole('radio', { name: 'Oscura' });
    await userEvent.click(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar de nuevo' }));
    await expect(before).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: 'Oscura' })).toBeChecked();
    await expect(scheme()).toBe('dark');
    await expect(Object.values({ ...localStorage })).toContain('dark');
  },
});

/** Two toggles on a page, as in the panel's menu and its drawer, agree. */
export const InTwoPlaces = meta.story({
  name: 'En dos lugares',
  tags: ['long'],
  render: () => (
    <>
      <ColorSchemeToggle />
      <ColorSchemeToggle />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('radio', { name: 'Oscura' });
    if (!first || !second) throw new Error('there are two toggles');
    await userEvent.click(first);
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();
  },
});
