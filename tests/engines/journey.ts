import assert from 'node:assert/strict';
import { DEMO_PASSWORD } from '#mocks/seeds/accounts.ts';
import type { Person } from './person.ts';

/** Where the journey goes: origins without a closing slash. */
export interface Places {
  readonly site: string;
  readonly storybook: string;
}

type Take = (person: Person, places: Places) => Promise<unknown>;

/** The title of the frame that shows a chart's real screen. */
const REAL_SCREEN = { frame: 'Pantalla real' };

/** What a visitor and a distributor do, by step. */
export const shopJourney: Readonly<Record<string, Take>> = {
  'a visitor opens the home page': async (person, { site }) => {
    await person.opens(`${site}/`);
    await person.sees('heading', 'La luz de tu casa, a tu medida');
  },
  'goes on to the blinds': async (person) => {
    await person.clicks('link', 'Persianas');
    await person.sees('heading', 'Persianas');
  },
  'opens a catalogue': async (person) => {
    await person.clicks('link', 'Screen');
    await person.sees('heading', 'Catálogo de persianas enrollables screen');
  },
  'opens a product': async (person) => {
    await person.clicks('link', 'Screen 5 %');
    await person.sees('heading', 'Screen 5 %');
  },
  'quotes it': async (person) => {
    await person.clicks('link', 'Cotizar esta');
    await person.sees('heading', 'Cotizador');
    await person.types('textbox', 'Ancho', '180');
    await person.types('textbox', 'Alto', '220');
    await person.sees('listitem', /^Ventana 1 \$[\d,]+\.\d\d/);
  },
  'sends the quote': async (person) => {
    await person.clicks('button', /Revisión/);
    await person.types('textbox', 'Nombre', 'Ana Nuñez');
    await person.types('textbox', 'Teléfono', '8112345678');
    await person.types('textbox', 'Correo electrónico', 'ana@correo.mx');
    await person.clicks('checkbox', 'No soy un robot');
    await person.clicks('button', 'Pedir cotización');
    await person.sees('status', /Recibimos tu solicitud: folio C-\d+/);
  },
  'a distributor logs in': async (person, { site }) => {
    await person.opens(`${site}/login`);
    await person.types('textbox', 'Correo electrónico', 'distribuidor@rollux.mx');
    await person.types('textbox', 'Contraseña', DEMO_PASSWORD);
    await person.clicks('button', 'Entrar');
    await person.sees('heading', /^Hola, Ernesto/);
  },
  'opens a quote in the panel': async (person) => {
    await person.clicks('link', /^Cotizaciones \d/);
    await person.sees('heading', 'Cotizaciones');
    await person.clicks('link', 'C-1010');
    await person.sees('dialog', /C-1010/);
  },
  'downloads it as a PDF': async (person) => {
    await person.clicks('button', 'PDF para tu cliente');
    assert.match(await person.receives(/\.pdf$/), /^%PDF-[^]+%%EOF\s*$/);
  },
  'logs out': async (person) => {
    await person.clicks('button', 'Cerrar');
    await person.clicks('button', /^Mi cuenta/);
    await person.clicks('menuitem', 'Cerrar sesión');
    await person.sees('heading', 'Entra a tu cuenta');
  },
};

/** The same, and what a tester does in Storybook, which needs a new engine. */
export const journey: typeof shopJourney = {
  ...shopJourney,
  'a tester opens a chart': async (person, { storybook }) => {
    await person.opens(`${storybook}/iframe.html?id=maquinas-sesion--recorrido&viewMode=story`);
    await person.sees('figure', 'Diagrama de Sesión');
    await person.sees('heading', 'Entra a tu cuenta', REAL_SCREEN);
  },
  'walks it, and its screen follows': async (person) => {
    await person.clicks('button', 'Entrar');
    await person.clicks('button', /^Mariana/);
    await person.sees('heading', 'Hola, Mariana', REAL_SCREEN);
  },
};
