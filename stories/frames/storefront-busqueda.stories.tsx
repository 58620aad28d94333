import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { StorefrontFrame } from '#src/screens/storefront/frame/storefront-frame.tsx';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { withFrame } from '../support/with-frame.tsx';

const meta = preview.meta({
  title: 'Marcos/tienda/búsqueda',
  component: StorefrontFrame,
  render: withFrame(<StorefrontFrame />, { path: '/nosotros', around: '*' }),
  parameters: pageParameters,
});

async function open({ canvas, userEvent }: Play) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Buscar' }));
  const dialog = within(await canvas.findByRole('dialog', { name: 'Buscar en el sitio' }));
  return { dialog, field: dialog.getByRole('combobox', { name: 'Qué buscas' }) };
}

/** Open, it says what can be searched, with the focus in its field. */
export const Open = meta.story({
  name: 'Abierto',
  tags: ['long'],
  play: async (story) => {
    const { dialog, field } = await open(story);
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText(/^Escribe lo que buscas/)).toHaveRole('status');
  },
});

/** A misspelt word without its accent finds the product; arrow keys select, Enter opens. */
export const Found = meta.story({
  name: 'Encontrado',
  play: async (story) => {
    const { dialog, field } = await open(story);
    await story.userEvent.type(field, 'traslusida gasa');
    const [first] = await dialog.findAllByRole('option');
    await expect(first).toHaveTextContent('Traslúcida Gasa');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await story.userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    await expect(
      await story.canvas.findByRole('heading', { level: 1, name: '/detalles/traslucida-gasa' }),
    ).toBeVisible();
    await expect(story.canvas.queryByRole('dialog')).toBeNull();
  },
});

/** Types a text and presses Enter before the list has updated, as on a busy phone. */
async function typeAndPressEnter(field: HTMLElement, text: string): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await Promise.resolve();
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** Enter opens the result of the whole text, not of the list's earlier one. */
export const AheadOfTheList = meta.story({
  name: 'Antes que la lista',
  play: async (story) => {
    const { dialog, field } = await open(story);
    await story.userEvent.type(field, 'contacto');
    await dialog.findAllByRole('option');
    await typeAndPressEnter(field, 'traslusida gasa');
    await expect(
      await story.canvas.findByRole('heading', { level: 1, name: '/detalles/traslucida-gasa' }),
    ).toBeVisible();
  },
});

/** A search without results links to all sections, and to the dealers of a place by that name. */
export const NothingFound = meta.story({
  name: 'Nada encontrado',
  tags: ['long'],
  play: async (story) => {
    const { dialog, field } = await open(story);
    await story.userEvent.type(field, 'Zapopan');
    await expect(await dialog.findByText(/^No encontramos «Zapopan»/)).toBeVisible();
    await expect(
      dialog.getByRole('link', { name: 'Busca «Zapopan» entre los distribuidores' }),
    ).toHaveAttribute('href', '/distribuidores?buscar=Zapopan');
    await expect(dialog.getByRole('link', { name: 'Todas las persianas' })).toBeVisible();
  },
});

/** Escape closes it and returns the focus. */
export const Closed = meta.story({
  name: 'Cerrado',
  tags: ['long'],
  play: async (story) => {
    await open(story);
    await story.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(story.canvas.getByRole('button', { name: 'Buscar' })).toHaveFocus());
  },
});

/** On a narrow phone. */
export const OnAPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    const { dialog, field } = await open(story);
    await story.userEvent.type(field, 'screen');
    await expect((await dialog.findAllByRole('option')).length).toBeGreaterThan(3);
  },
});
