import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { stopRecording, tellRecording } from '#mocks/demo/recording/recorder.ts';
import { setFault } from '#mocks/faults/conditions.ts';
import { openAt, panelBesideAPage } from './beside-a-page.tsx';
import { loggingIn, startRecording } from './recorded.ts';

const meta = preview.meta({
  title: 'Demostración/Grabar',
  ...panelBesideAPage,
  beforeEach: () => {
    const endRecording = startRecording(loggingIn);
    const close = openAt('recording');
    return () => {
      endRecording();
      close();
    };
  },
});

/** Before a recording it says what is recorded, and what is not. */
export const Nothing = meta.story({
  name: 'Sin grabar',
  tags: ['long'],
  beforeEach: () => {
    stopRecording();
    tellRecording({ type: 'recording.remove' });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Las contraseñas no se guardan/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Grabar' })).toBeVisible();
  },
});

/** What happens is listed, the newest first. */
export const Recording = meta.story({
  name: 'Grabando',
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toContain('Clic en «Entrar»');
    await expect(lines).toContain('Llamada «Entrar», POST /api/login');
    await expect(lines.indexOf('Respuesta a «Entrar»: bien (200), 48 ms')).toBeLessThan(
      lines.indexOf('Llamada «Entrar», POST /api/login'),
    );
  },
});

/** Faults that are set by hand are part of it; a scenario, which begins anew, is not begun meanwhile. */
export const Faulty = meta.story({
  name: 'Con fallas puestas',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    setFault('login', { kind: 'status', status: 500 });
    await expect(await canvas.findByText('Red: «Entrar» 500: error del servidor')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Escenario' }));
    await expect(canvas.getByText('Mientras se graba no se cambia de escenario.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Empezar/ })).toBeDisabled();
  },
});

/** An error is noted at the step where it was found, with how bad it is; what was written stays until then. */
export const Marking = meta.story({
  name: 'Con un error',
  tags: ['long'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aquí hay un error' }));
    const remark = canvas.getByRole('textbox', { name: 'Qué está mal aquí' });
    await expect(remark).toHaveFocus();
    await userEvent.type(remark, 'No dice a quién le habla');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gravedad' }), 'Impide seguir');
    await userEvent.click(canvas.getByRole('tab', { name: 'Red' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Grabar' }));
    await expect(canvas.getByRole('textbox', { name: 'Qué está mal aquí' })).toHaveValue(
      'No dice a quién le habla',
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gravedad' }), 'Impide seguir');
    await userEvent.click(canvas.getByRole('button', { name: 'Anotar' }));
    await expect(canvas.getByText('Error: No dice a quién le habla (Impide seguir)')).toBeVisible();
  },
});

/** What is removed can be restored, until another begins. */
export const Removed = meta.story({
  name: 'Borrada y recuperada',
  tags: ['long'],
  beforeEach: () => {
    stopRecording();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Borrar' }));
    await expect(canvas.getByText('La grabación se borró.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recuperar la grabación' }));
    await expect(canvas.getByText('Clic en «Entrar»')).toBeVisible();
  },
});

/** What does not fit ends the recording, and says so. */
export const Full = meta.story({
  name: 'Llena',
  tags: ['long'],
  beforeEach: () => {
    tellRecording({ type: 'recording.unkept' });
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('La grabación se llenó y se detuvo.');
    await expect(canvas.getByRole('button', { name: 'Descargar' })).toBeEnabled();
  },
});
