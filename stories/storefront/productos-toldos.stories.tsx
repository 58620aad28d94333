import { expect, waitFor, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { Awnings } from '#src/screens/storefront/productos-toldos/awnings.tsx';
import { expectPage } from '../support/expect-page.ts';
import { fitsPhone } from '../support/phone.ts';
import { unfold } from '../support/unfold.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/productos-toldos',
  component: Awnings,
  render: withScreen(<Awnings />, { path: '/productos/toldos' }),
  parameters: pageParameters,
});

/** Four types, each with its models, its lowest price and its largest projection. */
export const Shown = meta.story({
  name: 'Así se ve',
  play: async (story) => {
    await expectPage(story, 'Toldos', {
      Oporto: '/productos/toldos/brazos-retractiles/oporto',
      'Toldo capota': '/catalogo/toldos/capotas',
    });
    await unfold(story, 'De un vistazo');
    await expect(story.canvas.getByRole('row', { name: /^Capotas 4\.00 m 1\.20 m/ })).toBeVisible();
  },
});

/** One terrace with each awning in turn, and a way to the page of the one that hangs there. */
export const InTurn = meta.story({
  name: 'Uno y otro',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Pérgolas' }));
    await expect(canvas.getByRole('slider', { name: 'Qué tan abierto está el techo' })).toBeVisible();
    await expect(canvas.getByText('4.00 m de ancho, techa 1.95 m: 7.8 m² de sombra')).toBeVisible();
    // The other link of that name, below, leads to its colours.
    const [link] = canvas.getAllByRole('link', { name: 'Pérgola' });
    await expect(link).toHaveAttribute('href', '/productos/toldos/pergolas');
  },
});

/** Awnings are compared among awnings: what differs first, what does not folded, and the size goes along to the quote. */
export const Compared = meta.story({
  name: 'Comparados',
  render: withScreen(<Awnings />, {
    path: '/productos/toldos?comparar=oporto-acrilica,sintra-acrilica',
    route: '/productos/toldos',
  }),
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Lado a lado' }));
    const table = within(await part.findByRole('table'));
    await expect(table.getByRole('row', { name: /^Garantía 5\saños 7\saños/ })).toBeVisible();
    await expect(table.queryByRole('row', { name: /^Lluvia/ })).toBeNull();
    await expect(part.getByText(/^Iguales en \d+ cosas$/)).toBeVisible();
    const [quote] = table.getAllByRole('link', { name: 'Cotizar' });
    await expect(quote).toHaveAttribute('href', expect.stringContaining('&ancho=300&alto=254'));
    const others = part.getByRole('combobox', { name: 'Compárala con' });
    await expect(within(others).queryByRole('option', { name: /Blackout/ })).toBeNull();
    const width = part.getByRole('textbox', { name: 'Ancho (cm)' });
    await userEvent.clear(width);
    await userEvent.type(width, '400.5 cm');
    await expect(width).toHaveValue('400.5 cm');
    await waitFor(() =>
      expect(table.getAllByRole('link', { name: 'Cotizar' })[0]).toHaveAttribute(
        'href',
        expect.stringContaining('&ancho=400.5&alto=254'),
      ),
    );
    await userEvent.clear(width);
    await userEvent.type(width, '3.5{Tab}');
    await userEvent.click(await part.findByRole('button', { name: 'Usar 350 cm' }));
    await waitFor(() => expect(width).toHaveValue('350'));
  },
});

/** The size that a comparison begins with is one of every awning; another says why it is not made. */
export const ComparedUpright = meta.story({
  name: 'Verticales comparados (B115)',
  render: withScreen(<Awnings />, {
    path: '/productos/toldos?comparar=lisboa-screen,evora-screen',
    route: '/productos/toldos',
  }),
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Lado a lado' }));
    const table = within(await part.findByRole('table'));
    await expect(table.getByRole('row', { name: /^Precio a tu medida \$[\d,]+ .*\$[\d,]+/ })).toBeVisible();
    const width = part.getByRole('textbox', { name: 'Ancho (cm)' });
    await userEvent.clear(width);
    await userEvent.type(width, '350');
    await expect(
      await table.findByRole('row', { name: /^Precio a tu medida Es más ancha que el rollo de la tela/ }),
    ).toBeVisible();
  },
});

/** A link may name more than are compared: the others are told, and take the place of what is removed. */
export const MoreThanFour = meta.story({
  name: 'Más de cuatro',
  render: withScreen(<Awnings />, {
    path: '/productos/toldos?comparar=lisboa-screen,lisboa-microperforada,evora-screen,tavira-screen,oporto-acrilica,sintra-acrilica',
    route: '/productos/toldos',
  }),
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'Lado a lado' }));
    const waiting = await part.findByText(/^Comparamos hasta 4/);
    await expect(waiting).toHaveTextContent(/ Oporto Acrílica y Sintra Acrílica\.$/);
    await userEvent.click(part.getByRole('button', { name: 'Quitar Lisboa Microperforada' }));
    await expect(await part.findByRole('columnheader', { name: /Oporto Acrílica/ })).toBeVisible();
    await expect(waiting).toHaveTextContent(/ Sintra Acrílica\.$/);
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  ...fitsPhone((story) => expectPage(story, 'Toldos', {})),
});
