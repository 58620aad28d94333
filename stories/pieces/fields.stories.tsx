import { Stack } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FormPassword, FormSelect, FormText, FormTextarea } from '#src/forms/form-inputs.tsx';
import { FormStateContext } from '#src/forms/form-state.ts';
import { LiveSelect } from '#src/forms/live-select.tsx';
import { SelectField } from '#src/forms/select-field.tsx';
import { TextField } from '#src/forms/text-field.tsx';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';

interface FieldsProps {
  /** What the server says of each. */
  readonly message: string | null;
  readonly waiting: boolean;
}

const names = ['texto', 'nota', 'eleccion', 'clave', 'nativo', 'buscado'] as const;

/** Every kind of field: those of the panel, and the native ones of public pages. */
function Fields({ message, waiting }: FieldsProps) {
  const messages = Object.fromEntries(message === null ? [] : names.map((name) => [name, [message]]));
  return (
    <FormStateContext value={{ messages, waiting }}>
      <Stack maw="26rem">
        <FormText name="texto" label="Título" description="Como lo verá tu cliente." defaultValue="Sala" />
        <FormTextarea name="nota" label="Nota" defaultValue="Tocar en la caseta" />
        <FormSelect name="eleccion" label="Cómo se pagó" data={['Transferencia', 'Efectivo', 'Tarjeta']} />
        <FormPassword name="clave" label="Contraseña" />
        <SelectField
          name="buscado"
          label="Estado"
          placeholder="Elige un estado"
          options={[
            { id: 7, name: 'Jalisco' },
            { id: 19, name: 'Nuevo León' },
          ]}
          current={19}
        />
        <TextField name="nativo" label="Tu nombre" autoComplete="off" defaultValue="Ana Solís" />
        <LiveSelect
          label="Unidad"
          value="cm"
          options={[
            { value: 'cm', label: 'Centímetros' },
            { value: 'mm', label: 'Milímetros' },
          ]}
          onChange={() => undefined}
        />
      </Stack>
    </FormStateContext>
  );
}

const meta = preview.meta({
  title: 'Piezas/Campos',
  component: Fields,
  tags: ['autodocs'],
  args: { message: null, waiting: false },
  parameters: { controls: { disable: false } },
});

/** Each has a name, is high enough for a finger, and as wide as the others. */
export const Plain = meta.story({
  name: 'Sin mensajes',
  play: async ({ canvas }) => {
    const fields = [...canvas.getAllByRole('textbox'), ...canvas.getAllByRole('combobox')];
    const boxes = fields.map((field) => field.getBoundingClientRect());
    await expect(boxes.filter(({ height }) => height < 40)).toEqual([]);
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1);
  },
});

/** What the server says of a field is its description too. */
export const Refused = meta.story({
  name: 'Rechazados',
  args: { message: 'Revisa este dato.' },
  play: async ({ canvas }) => {
    for (const name of ['Título', 'Nota', 'Cómo se pagó', 'Contraseña', 'Estado', 'Tu nombre'])
      await expect(canvas.getByLabelText(name)).toHaveAccessibleDescription(/Revisa este dato\./);
    await expect(canvas.getAllByText('Revisa este dato.')).toHaveLength(names.length);
  },
});

/** While they are sent they keep what was typed. */
export const Waiting = meta.story({
  name: 'Mientras se mandan',
  tags: ['long'],
  args: { waiting: true },
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByLabelText('Título');
    await userEvent.type(title, ' grande');
    await expect(title).toHaveValue('Sala');
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  args: { message: 'Escribe un correo como ana@ejemplo.mx, con su arroba y su punto.' },
  globals: onPhone,
  play: () => expectNoOverflow(),
});
