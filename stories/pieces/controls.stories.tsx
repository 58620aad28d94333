import { Stack } from '@mantine/core';
import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { FileDrop } from '#src/ui/controls/file-drop.tsx';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { Slider } from '#src/ui/controls/slider.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { expectNoOverflow } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';

const rooms = [
  { value: 'sala', label: 'Sala' },
  { value: 'recamara', label: 'Recámara' },
  { value: 'cocina', label: 'Cocina' },
] as const;

/** What is chosen, moved, opened and brought, with what came of it below. */
function Controls() {
  const [room, setRoom] = useState<(typeof rooms)[number]['value']>('sala');
  const [light, setLight] = useState(0.37);
  const [file, setFile] = useState('ninguno');
  return (
    <Stack maw="26rem">
      <Segmented legend="Habitación" options={rooms} value={room} onChange={setRoom} />
      <Slider legend="Hora del día" low="Mañana" high="Noche" value={light} onChange={setLight} />
      <Fold title="Cómo medir">Mide el ancho en tres puntos y anota el menor.</Fold>
      <FileDrop
        label="Lista de ventanas"
        onFile={({ name }) => {
          setFile(name);
        }}
      >
        Elegir archivo
      </FileDrop>
      <p role="status">{`Habitación: ${room}. Luz: ${String(Math.round(light * 100))} %. Archivo: ${file}.`}</p>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Piezas/Controles',
  component: Controls,
  tags: ['autodocs'],
  parameters: { controls: { disable: false } },
});

/** By keyboard alone: arrows choose and move, Enter opens. */
export const ByKeyboard = meta.story({
  name: 'Con el teclado',
  play: async ({ canvas, userEvent }) => {
    const told = canvas.getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Recámara' })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: 'Hora del día' })).toHaveFocus();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '37 %');
    await userEvent.tab();
    await expect(canvas.getByText(/Mide el ancho/)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Cómo medir'));
    await expect(canvas.getByText(/Mide el ancho/)).toBeVisible();
    await userEvent.upload(
      canvas.getByLabelText('Lista de ventanas'),
      new File(['a'], 'ventanas.csv', { type: 'text/csv' }),
    );
    await expect(told).toHaveTextContent('Habitación: recamara. Luz: 37 %. Archivo: ventanas.csv.');
  },
});

/** On the narrowest phone. */
export const OnPhone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: () => expectNoOverflow(),
});
