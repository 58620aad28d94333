import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { variants } from '#src/content/variants.ts';
import { CloseUps } from '#src/features/cloth/close-ups.tsx';
import { setDarkScheme } from '../support/dark.ts';
import type { Play } from '../support/play.ts';
import { withScreen } from '../support/with-screen.tsx';

/** A cloth of the catalog by its slug, in its first colour, beside its family. */
function cloth(slug: string) {
  const variant = variants.find((one) => one.slug === slug);
  const colour = variant?.colours[0];
  if (variant === undefined || colour === undefined) throw new Error(`the catalog has no ${slug}`);
  const family = variants.filter((one) => one.family === variant.family);
  return withScreen(<CloseUps variant={variant} colour={colour} family={family} />, {
    path: '/',
    route: '/',
  });
}

const meta = preview.meta({ title: 'Producto/De cerca', component: CloseUps });

/** Opens the folded part of the page. */
const unfold = async ({ canvas }: Pick<Play, 'canvas'>) =>
  userEvent.click(await canvas.findByText(/ de cerca$/));

const STAGE = { name: /^Tela de cerca/ };

/** Keys, wheel and two fingers zoom; the picture says what it shows. */
export const DeFrente = meta.story({
  name: 'De frente',
  render: cloth('screen-5'),
  play: async ({ canvas }) => {
    await unfold({ canvas });
    await expect(
      await canvas.findByRole('img', { name: /de frente: malla de hilos recubiertos/ }),
    ).toBeVisible();
    const stage = canvas.getByRole('group', STAGE);
    const width = canvas.getByRole('status');
    await expect(fireEvent.wheel(stage, { deltaY: -200 })).toBe(true);
    await expect(width).toHaveTextContent('Se ven 36 mm de ancho.');
    stage.focus();
    await userEvent.keyboard('+');
    await expect(width).toHaveTextContent('Se ven 24 mm de ancho.');
    await userEvent.keyboard('--');
    await expect(width).toHaveTextContent('Se ven 54 mm de ancho.');
    await userEvent.keyboard('{ArrowLeft}0');
    await expect(width).toHaveTextContent('Se ven 36 mm de ancho.');
    await expect(fireEvent.wheel(stage, { deltaY: -200 })).toBe(false);
    await waitFor(() => expect(width).toHaveTextContent('Se ven 25 mm de ancho.'));
    const finger = { pointerType: 'touch', button: 0, bubbles: true, clientY: 200 };
    fireEvent.pointerDown(stage, { ...finger, pointerId: 1, clientX: 300 });
    fireEvent.pointerDown(stage, { ...finger, pointerId: 2, clientX: 400 });
    fireEvent.pointerMove(stage, { ...finger, pointerId: 2, clientX: 350 });
    await waitFor(() => expect(width).toHaveTextContent('Se ven 50 mm de ancho.'));
    fireEvent.pointerUp(stage, { ...finger, pointerId: 1 });
    fireEvent.pointerUp(stage, { ...finger, pointerId: 2 });
    await userEvent.click(canvas.getByRole('button', { name: 'Ver como al inicio' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Acercar' }));
    await expect(width).toHaveTextContent('Se ven 24 mm de ancho.');
  },
});

/** The same in the dark scheme. */
export const DeFrenteEnOscuro = meta.story({
  name: 'De frente, en oscuro',
  tags: ['long'],
  beforeEach: () => setDarkScheme(),
  render: cloth('screen-5'),
});

/** A lamp behind the cloth shows its leaves. */
export const ContraLaLuz = meta.story({
  name: 'Contra la luz',
  render: cloth('decorativa-enramada'),
  play: async ({ canvas }) => {
    await unfold({ canvas });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Contra la luz' }));
    await expect(
      await canvas.findByRole('img', { name: /contra la luz: las hojas se encienden más que el fondo/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/la lámpara de atrás sigue tu cursor o tu dedo/)).toBeVisible();
    await userEvent.pointer({
      target: canvas.getByRole('group', STAGE),
      coords: { clientX: 200, clientY: 200 },
    });
  },
});

/** Both bands of a double cloth. */
export const Doble = meta.story({
  name: 'Doble',
  render: cloth('sheer-lino'),
  play: async ({ canvas }) => {
    await unfold({ canvas });
    await expect(await canvas.findByText(/% en la franja cerrada, \d+ % en la clara/)).toBeVisible();
  },
});

/** Nothing passes what is opaque. */
export const Opaca = meta.story({
  name: 'Opaca',
  render: cloth('blackout-lino'),
  tags: ['long'],
  play: async ({ canvas }) => {
    await unfold({ canvas });
    await userEvent.click(await canvas.findByRole('radio', { name: 'Contra la luz' }));
    await expect(canvas.getByText('ninguna')).toBeVisible();
  },
});

/** Slats show their surface, no wider than they are. */
export const Tablillas = meta.story({ name: 'Tablillas', render: cloth('madera-50-mm'), tags: ['long'] });

/** The stripes of an awning. */
export const Toldo = meta.story({ name: 'Toldo', render: cloth('oporto-acrilica'), tags: ['long'] });

/** Two more cloths at the same range and in the same light. */
export const Comparadas = meta.story({
  name: 'Comparadas',
  render: cloth('traslucida-gasa'),
  play: async ({ canvas }) => {
    await unfold({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: 'Comparar telas' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Agregar otra' }));
    await expect(canvas.queryByRole('button', { name: 'Agregar otra' })).toBeNull();
    const [, second] = canvas.getAllByRole('combobox', { name: 'Tela que se compara' });
    await userEvent.selectOptions(second ?? canvas.getByRole('combobox'), 'Decorativa Telar');
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Color de Decorativa Telar' }),
      'Grana',
    );
    await expect(
      await canvas.findByRole('img', { name: /^Decorativa Telar en .*bandas tejidas en dos tonos/ }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('group', STAGE)).toHaveLength(3);
    await expect(canvas.getAllByText('Luz que pasa')).toHaveLength(3);
  },
});

/** Pictures that cannot be loaded are said so, and asked for again. */
export const SinImagen = meta.story({
  name: 'Sin imagen',
  render: cloth('panel-telar'),
  beforeEach: () => {
    const { decode } = HTMLImageElement.prototype;
    HTMLImageElement.prototype.decode = () => Promise.reject(new DOMException('not there', 'EncodingError'));
    return () => {
      HTMLImageElement.prototype.decode = decode;
    };
  },
  play: async ({ canvas }) => {
    await unfold({ canvas });
    await expect(
      await canvas.findByRole('button', { name: 'No pudimos cargar la tela. Reintentar' }),
    ).toBeVisible();
  },
});
