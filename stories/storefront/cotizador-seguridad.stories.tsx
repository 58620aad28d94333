import { expect, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Quoter } from '#src/screens/storefront/cotizador/quoter.tsx';
import { atStep, draftOf, goTo, keepDraft, roller } from '../support/steps/quoter.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/cotizador/seguridad',
  component: Quoter,
  render: withScreen(<Quoter />, { path: '/cotizador', padded: true }),
  parameters: pageParameters,
});

/** A chain in a child's room is held on the wall, what has no cord comes first, and the cheapest of that is one press away. */
export const ChildsRoom = meta.story({
  name: 'Cuarto del bebé (B98)',
  beforeEach: () => {
    keepDraft(
      draftOf(
        roller('a', 'Cuarto del bebé', ['120', '180'], { variant: 'blackout-calma', color: 'antracita' }),
      ),
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await atStep(story, 'Revisa tu cotización');
    const list = within(await canvas.findByRole('list', { name: 'Ventanas' }));
    await expect(list.getByRole('listitem')).toHaveTextContent(/tensor fijo al muro por los niños/);
    await userEvent.click(
      list.getByRole('button', { name: 'Ver opciones sin cordones para Cuarto del bebé' }),
    );
    await atStep(story, '¿Cómo se mueve?');
    const ways = within(await canvas.findByRole('group', { name: 'Mecanismo' }));
    const names = ways.getAllByRole('radio').map((way) => way.getAttribute('aria-label'));
    await expect(names).toEqual(['Motor eléctrico', 'Motor de batería', 'Cadena']);
    await expect(canvas.getByText(/^Donde hay niños, lo mejor es que nada cuelgue/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Cambiar a motor de batería/ }));
    await expect(canvas.getByText('Sin cordones ni cadenas: lo mejor donde hay niños.')).toBeVisible();
    await expect(ways.getByRole('radio', { name: 'Motor de batería' })).toBeChecked();
  },
});

/** Windows of a pasted list hang in the same home as those that were there. */
export const ListInHomeOfChildren = meta.story({
  name: 'Lista en una casa con niños (B151)',
  render: withScreen(<Quoter />, { path: '/cotizador?hoja=lista', route: '/cotizador', padded: true }),
  beforeEach: () => {
    keepDraft(draftOf({ ...roller('a', 'Sala', ['110', '210']), children: true }));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    const part = within(await canvas.findByRole('region', { name: 'Pegar una lista' }));
    await userEvent.click(await part.findByRole('textbox', { name: 'Renglones, con sus encabezados' }));
    await userEvent.paste(
      'Ubicación\tTela\tColor\tAncho\tAlto\tPiezas\nCocina\tBlackout Lino\tArena\t180\t210\t1\nBaño\tBlackout Lino\tArena\t90\t110\t1',
    );
    await userEvent.click(part.getByRole('button', { name: 'Revisar lo pegado' }));
    await userEvent.click(await part.findByRole('button', { name: 'Revisar 2 renglones' }));
    await expect(await part.findByText(/^2 ventanas, 2 piezas/)).toBeVisible();
    await userEvent.click(part.getByRole('button', { name: 'Agregar 2 partidas a tu cotización' }));
    await atStep(story, 'Revisa tu cotización');
    const list = within(await canvas.findByRole('list', { name: 'Ventanas' }));
    const [, pasted] = list.getAllByRole('listitem');
    await expect(pasted).toHaveTextContent(/Cocina.*tensor fijo al muro por los niños/);
  },
});

/** An awning that no crank moves has a motor at once, says in which wind it stays out, and offers the sensor. */
export const WideAwning = meta.story({
  name: 'Toldo que pide motor (B99, B100)',
  beforeEach: () => {
    keepDraft(
      draftOf({
        ...roller('a', 'Terraza', ['550', '305']),
        ...{ family: 'toldos-brazos-retractiles', variant: 'oporto-acrilica', color: 'blanco' },
      }),
    );
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await atStep(story, 'Revisa tu cotización');
    await goTo(story, 'Control', '¿Cómo se mueve?');
    const ways = within(await canvas.findByRole('group', { name: 'Mecanismo' }));
    await expect(ways.getByRole('radio', { name: 'Motor para exterior' })).toBeChecked();
    await expect(ways.getByRole('radio', { name: 'Motor para exterior' })).toHaveAccessibleDescription(
      /Elegido: es el que mueve tu medida/,
    );
    await expect(ways.getByRole('radio', { name: 'Manivela' })).toHaveAccessibleDescription(
      /No alcanza: con manivela/,
    );
    await expect(canvas.queryByText('No cabe, pero así sí')).toBeNull();
    await expect(canvas.getByText(/^A esta medida es clase 1 de viento \(EN 13561\)/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nota de este toldo (opcional)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Agregar sensor de viento/ }));
    await expect(canvas.getByText('Con el sensor de viento se recoge solo.')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Sensor de viento' })).toBeChecked();
  },
});

/** Whoever says that children live there says it for every window, and new ones are safe too. */
export const ChildrenAtHome = meta.story({
  name: 'Hay niños en casa (B98)',
  beforeEach: () => {
    keepDraft(draftOf(roller('a', 'Sala', ['110', '210']), roller('b', 'Comedor', ['110', '210'])));
  },
  play: async (story) => {
    const { canvas, userEvent } = story;
    await atStep(story, 'Revisa tu cotización');
    await goTo(story, 'Control', '¿Cómo se mueve?');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Hay niños en casa' }));
    await goTo(story, 'Revisión', 'Revisa tu cotización');
    const list = within(await canvas.findByRole('list', { name: 'Ventanas' }));
    for (const item of list.getAllByRole('listitem')) {
      await expect(item).toHaveTextContent(/cadena de 1\.00 m.*tensor fijo al muro/i);
    }
  },
});
