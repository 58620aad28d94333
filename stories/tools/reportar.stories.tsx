import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { ErrorForm } from '../charts/walker/report/error-form.tsx';
import type { Play } from '../support/play.ts';

/** A picture of one pixel. */
const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const meta = preview.meta({
  title: 'Herramientas/Reportar un error',
  component: ErrorForm,
  args: { photograph: () => Promise.resolve(PICTURE), onSave: fn(), onCopy: fn() },
});

async function fillIn({ canvas, userEvent }: Play): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Aquí hay un error' }));
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Qué esperabas' }), 'Un aviso');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Qué pasó' }), 'Nada');
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gravedad' }), 'Impide seguir');
}

const words = { expected: 'Un aviso', actual: 'Nada', severity: 'stops' };

/** The picture is taken when the form opens, and goes with the error; the next error begins with an empty form. */
export const Photographed = meta.story({
  name: 'Con su imagen',
  tags: ['long'],
  play: async (story) => {
    const { canvas, userEvent, args } = story;
    await fillIn(story);
    await expect(await canvas.findByRole('img', { name: /^La pantalla/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar y guardar' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...words, picture: PICTURE });
    await expect(args.onCopy).toHaveBeenCalledWith({ ...words, picture: PICTURE });
    await userEvent.click(canvas.getByRole('button', { name: 'Aquí hay un error' }));
    await expect(await canvas.findByRole('textbox', { name: 'Qué pasó' })).toHaveValue('');
    await expect(canvas.getByRole('combobox', { name: 'Gravedad' })).toHaveValue('hurts');
  },
});

/** Where the picture cannot be taken, the form says so, and takes a pasted or chosen one instead. */
export const NotPhotographed = meta.story({
  name: 'No se pudo tomar la imagen',
  args: { photograph: () => Promise.reject(new Error('the screen cannot be drawn')) },
  play: async (story) => {
    const { canvas, userEvent, args } = story;
    await fillIn(story);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No pudimos tomar la imagen');
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar' }));
    await expect(args.onCopy).toHaveBeenCalledWith(words);
    // What was copied can still be saved.
    const pixel = await (await fetch(PICTURE)).blob();
    await userEvent.upload(
      canvas.getByLabelText('Imagen de la pantalla'),
      new File([pixel], 'pantalla.gif', { type: pixel.type }),
    );
    await expect(await canvas.findByRole('img', { name: /^La pantalla/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar con los pasos' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...words, picture: PICTURE });
  },
});
