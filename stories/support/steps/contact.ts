import { within } from 'storybook/test';
import type { Play } from '../play.ts';
import { tick } from './access-forms.ts';

/** The contact form. */
export const messageForm = async ({ canvas }: Play) =>
  within(await canvas.findByRole('form', { name: 'Déjanos un mensaje' }));

type Form = Awaited<ReturnType<typeof messageForm>>;

export const MESSAGE = {
  Nombre: 'Ana Solís',
  'Correo electrónico': 'ana@correo.mx',
  'Teléfono (opcional)': '8112345678',
  Mensaje: '¿Qué tela me recomiendan para una recámara que da al poniente?',
} as const;

/** Fills in every field of a message. */
export async function typeMessage({ userEvent }: Play, form: Form): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE)) await userEvent.type(form.getByLabelText(label), text);
}

/** Fills in a message, ticks the box and submits. */
export async function writeToShop(story: Play, form: Form): Promise<void> {
  await typeMessage(story, form);
  await tick(story, form);
  await story.userEvent.click(form.getByRole('button', { name: 'Enviar mensaje' }));
}
