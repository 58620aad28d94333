import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ListToolbar } from '#src/lists/list-toolbar.tsx';
import { buttonClass } from '#src/ui/controls/button.ts';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import { choose } from '../support/steps/choose.ts';

const onSearch = fn();
const onFilter = fn();
const onClear = fn();

const families = [
  { value: '', label: 'Todas' },
  { value: 'Romanas', label: 'Romanas (38)' },
];

interface SearchedProps {
  readonly start: string;
  /** Of its filter. */
  readonly options?: typeof families;
  readonly chosen?: string;
}

/** The toolbar of a list with its state: each change comes back as its value. */
function Searched({ start, options = families, chosen = '' }: SearchedProps) {
  const [text, setText] = useState(start);
  const shown = text === '' ? 444 : 38;
  return (
    <ListToolbar
      search={{
        value: text,
        placeholder: 'Nombre, clave o familia',
        onChange: (value) => {
          onSearch(value);
          setText(value);
        },
      }}
      filters={[{ label: 'Familia', value: chosen, options, onChange: onFilter }]}
      count={{ shown, total: 444, one: 'tela', many: 'telas' }}
      note="Última actualización: hace 9 minutos"
      onClear={
        text === ''
          ? undefined
          : () => {
              onClear();
              setText('');
            }
      }
    >
      <button type="button" className={buttonClass('small')}>
        Descargar CSV
      </button>
    </ListToolbar>
  );
}

const meta = preview.meta({
  title: 'Piezas/Barra de una lista',
  component: Searched,
  tags: ['autodocs'],
  args: { start: '' },
  beforeEach: () => {
    onSearch.mockClear();
    onFilter.mockClear();
  },
  parameters: { controls: { disable: false } },
});

/** Without filters there is nothing to clear. */
export const Untouched = meta.story({
  name: 'Sin tocar',
  tags: ['long'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('444 telas')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Quitar filtros' })).toBeNull();
  },
});

/** The search updates after typing, not per letter; the count is announced when it settles. */
export const Typed = meta.story({
  name: 'Escrito',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'romana');
    await waitFor(() => expect(onSearch.mock.lastCall).toEqual(['romana']));
    await expect(onSearch.mock.calls.length).toBeLessThan('romana'.length);
    await waitFor(() => expect(canvas.getAllByText('38 de 444 telas')).toHaveLength(2));
    await expect(canvas.getAllByText('38 de 444 telas')[1]).toHaveAttribute('aria-live', 'polite');
  },
});

/** Clearing the filters elsewhere clears the field too. */
export const Cleared = meta.story({
  name: 'Borrado',
  tags: ['long'],
  args: { start: 'romana' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('romana');
    await userEvent.click(canvas.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue(''));
    await expect(canvas.getByText('444 telas')).toBeVisible();
    await expect(onSearch).not.toHaveBeenCalled();
  },
});

/** A filter is a native select. */
export const Filtered = meta.story({
  name: 'Filtrado',
  play: async (story) => {
    await choose(story, story.canvas.getByRole('combobox', { name: 'Familia' }), 'Romanas (38)');
    await expect(onFilter).toHaveBeenCalledWith('Romanas');
  },
});

const backgroundOf = (field: HTMLElement) => getComputedStyle(field).backgroundColor;

/** A filter that is in use differs from the others. */
export const InUse = meta.story({
  name: 'Con un filtro puesto',
  args: { chosen: 'Romanas' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Familia' });
    await expect(field).toHaveDisplayValue('Romanas (38)');
    await expect(backgroundOf(field)).not.toBe(backgroundOf(canvas.getByRole('searchbox')));
  },
});

/** Of more options than anybody reads, one is found by typing, and is marked like any other. */
export const Many = meta.story({
  name: 'Con muchas familias',
  args: {
    chosen: 'familia 137',
    options: [
      ...families,
      ...Array.from({ length: 150 }, (_, at) => ({
        value: `familia ${String(at)}`,
        label: `Familia ${String(at)}`,
      })),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    // Until its script has come, another field stands there.
    const field = await waitFor(() => {
      const found = canvas.getByRole('combobox', { name: 'Familia' });
      if (!(found instanceof HTMLInputElement)) throw new Error('it cannot be searched yet');
      return found;
    });
    await expect(field).toHaveValue('Familia 137');
    await expect(backgroundOf(field)).not.toBe(backgroundOf(canvas.getByRole('searchbox')));
    await userEvent.click(field);
    await userEvent.type(field, '113{Enter}', { initialSelectionStart: 0, initialSelectionEnd: 11 });
    await waitFor(() => expect(onFilter).toHaveBeenCalledWith('familia 113'));
  },
});

/** On the narrowest phone nothing moves. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  args: { start: 'romana' },
  play: expectNoOverflow,
});
