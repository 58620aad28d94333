import { expect, fireEvent, within } from 'storybook/test';
import { pageParameters } from '#.storybook/a11y.ts';
import preview from '#.storybook/preview.tsx';
import { drafts } from '#src/api/stored/drafts.ts';
import { fingerprintOf, rememberSent, rememberTotal, sentRequests } from '#src/api/stored/work-store.ts';
import { Home } from '#src/screens/storefront/home/home.tsx';
import { expectNoOverflow, expectPage } from '../support/expect-page.ts';
import { onPhone } from '../support/phone.ts';
import type { Play } from '../support/play.ts';
import { draftOf, keepDraft, roller } from '../support/steps/quoter.ts';
import { withScreen } from '../support/with-screen.tsx';

const meta = preview.meta({
  title: 'Pantallas/storefront/home',
  component: Home,
  render: withScreen(<Home />, { path: '/' }),
  parameters: pageParameters,
});

const forgetAll = () => {
  drafts.write('visitor', { items: [], unread: [] });
  sentRequests.set([]);
};

/** Words that stay on one line. */
const TITLE = 'La luz de\u00a0tu\u00a0casa, a\u00a0tu\u00a0medida';

const links = { 'Encuentra un distribuidor': '/distribuidores' };

const windowForm = async ({ canvas }: Play) =>
  within(await canvas.findByRole('form', { name: 'Prueba la ventana' }));

/** The section with the window; its look is in its styles. */
const hero = async (story: Play) => {
  const title = await story.canvas.findByRole('heading', { level: 1 });
  const section = title.closest('section');
  if (section === null) throw new Error('the title is in no section');
  return section;
};

/** A visitor reads what the shop sells, and has two main links and every family. */
export const Shown = meta.story({
  name: 'Así se ve',
  tags: ['long'],
  play: async (story) => {
    await expectPage(story, TITLE, links);
    const { canvas } = story;
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lo que hacemos' })).toBeVisible();
    const addresses = {
      Persianas: '/productos/persianas',
      Toldos: '/productos/toldos',
      Motorización: '/productos/motorizacion',
      Tejidos: '/productos/persianas/tejidos/screen',
      'Sheer elegance': '/catalogo/persianas/sheer-elegance',
      Pérgolas: '/productos/toldos/pergolas',
      'Ver telas traslúcidas': '/productos/persianas/tejidos/traslucidas',
      'Ver distribuidores': '/distribuidores',
    };
    for (const [name, address] of Object.entries(addresses)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  },
});

/** Who was here before goes on where they were: the quote that is not finished, with its price, and what was sent. */
export const CameBack = meta.story({
  name: 'Al volver (B106)',
  beforeEach: () => {
    const draft = draftOf(roller('a', 'Sala', ['110', '110']), roller('b', 'Comedor', ['120', '140']));
    keepDraft(draft);
    rememberTotal(fingerprintOf(draft), 626_400);
    rememberSent({
      ...{ folio: 'C-1032', share: 'palabra', totalCentavos: 1_935_900, windows: 2, fingerprint: 'otra' },
    });
    return forgetAll;
  },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('complementary', { name: 'Donde te quedaste' }));
    const begun = await bar.findByRole('link', { name: 'Sigue tu cotización: 2 ventanas, $6,264.00' });
    await expect(begun).toHaveAttribute('href', '/cotizador');
    const sent = bar.getByRole('link', { name: 'Enviada C-1032: ver o cambiar' });
    await expect(sent.getAttribute('href')).toContain('cotizacion=palabra');
  },
});

/** What was sent as it stands is no longer offered as unfinished. */
export const CameBackAfterSending = meta.story({
  name: 'Al volver, ya enviada (B106)',
  beforeEach: () => {
    const draft = draftOf(roller('a', 'Sala', ['110', '110']));
    keepDraft(draft);
    rememberSent({
      ...{
        folio: 'C-1032',
        share: null,
        totalCentavos: 1_935_900,
        windows: 1,
        fingerprint: fingerprintOf(draft),
      },
    });
    return forgetAll;
  },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('complementary', { name: 'Donde te quedaste' }));
    await expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Enviada C-1032: ver o cambiar',
    ]);
  },
});

/** Buying in four steps, in order. */
export const HowToBuy = meta.story({
  name: 'Cómo comprar',
  tags: ['long'],
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'De la cinta métrica a la ventana' }));
    const steps = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(steps).toEqual(['Mide', 'Cotiza', 'Encuentra a tu distribuidor', 'Te la instalan']);
  },
});

/** The blind's bar is a slider: keys lower it, and its value is its height. */
export const RolledByKeys = meta.story({
  name: 'Enrollada con el teclado',
  play: async (story) => {
    const bar = await story.canvas.findByRole('slider', { name: 'Sube y baja la persiana' });
    await expect(bar).toHaveAttribute('aria-valuetext', '48 % abajo');
    bar.focus();
    fireEvent.input(bar, { target: { value: '90' } });
    await expect(bar).toHaveAttribute('aria-valuetext', '90 % abajo');
    await expect((await hero(story)).style.getPropertyValue('--down')).toBe('0.9');
    await expect(bar).toHaveFocus();
  },
});

/** A swatch recolours the fabric, and its name links to that fabric in that colour. */
export const Recoloured = meta.story({
  name: 'De otro color',
  tags: ['long'],
  play: async (story) => {
    const form = await windowForm(story);
    const fabrics = within(form.getByRole('group', { name: 'Tela' }));
    await expect(fabrics.getByRole('radio', { name: 'Screen 5 %, Blanco Lino' })).toBeChecked();
    await story.userEvent.click(fabrics.getByTitle('Blackout Cielo, Terracota'));
    await expect(form.getByRole('link', { name: 'Blackout Cielo, Terracota' })).toHaveAttribute(
      'href',
      '/detalles/blackout-cielo/terracota',
    );
    await expect((await hero(story)).style.getPropertyValue('--fabric')).toBe('#a9573b');
  },
});

/** In the evening view the window, its wall and its text darken, in any colour scheme. */
export const AtNight = meta.story({
  name: 'De noche',
  play: async (story) => {
    const form = await windowForm(story);
    const hours = within(form.getByRole('group', { name: 'Hora' }));
    await story.userEvent.click(hours.getByText('De noche'));
    await expect(hours.getByRole('radio', { name: 'De noche' })).toBeChecked();
    const section = await hero(story);
    await expect(getComputedStyle(section).colorScheme).toBe('dark');
    await expect(getComputedStyle(section).backgroundColor).toBe('rgb(27, 30, 28)');
    await story.userEvent.click(hours.getByText('De día'));
    await expect(getComputedStyle(section).colorScheme).toBe('light');
  },
});

/** Two sizes go to the quoter as typed. */
export const MeasuresCarriedOn = meta.story({
  name: 'Medidas que siguen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Ancho en cm' }), '120');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alto en cm' }), '150');
    await userEvent.click(canvas.getByRole('button', { name: 'Ver precios' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: '/cotizador' })).toBeVisible();
    await expect(canvas.getByText('?ancho=120&alto=150')).toBeVisible();
  },
});

/** It fits the narrowest phone. */
export const Phone = meta.story({
  name: 'En el teléfono',
  tags: ['long'],
  globals: onPhone,
  play: async (story) => {
    await expectPage(story, TITLE, links);
    await windowForm(story);
    await expectNoOverflow();
  },
});
