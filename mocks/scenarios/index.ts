import { callNames } from '#src/api/contract/index.ts';
import type { Rows } from '../rows/index.ts';
import { demoAccounts } from '../seeds/accounts.ts';
import { seedsOn } from '../seeds/index.ts';
import { today } from '../today.ts';
import { busyWorkshop } from './busy-workshop.ts';
import { dealersYear } from './dealers-year.ts';
import { longInventory } from './long-inventory.ts';
import { longQuote } from './long-quote.ts';
import { manyUsers } from './many-users.ts';
import { mondayMorning } from './monday-morning.ts';
import { NEW_CUSTOMER, registerNewCustomer } from './new-customer.ts';
import { arrivesInJanuary, collectionOut, lastRoll } from './scarce-cloths.ts';
import type { Scenario } from './scenario.ts';

const [customer, distributor, administrator] = demoAccounts;

/**
 * All scenarios, by their name in an address (`?escenario=cliente`). To add a scenario, add its entry here; create
 * rows of more than one line in a separate file in this folder. A test validates the rows against their schemas. The
 * panel, the addresses and Storybook's toolbar read this table.
 */
export const scenarios = {
  visitante: {
    name: 'Visitante',
    about: 'Nadie ha entrado; la tienda tiene sus datos de siempre.',
  },
  cliente: {
    name: 'Cliente',
    about: 'Mariana entró: 4 cotizaciones, 2 órdenes y 3 productos en su carrito.',
    loggedIn: customer.email,
  },
  'cliente-nuevo': {
    name: 'Cliente nuevo',
    about: 'Renata se registró hoy: sin foto, sin teléfono y con todo en cero.',
    happens: registerNewCustomer,
    loggedIn: NEW_CUSTOMER,
  },
  distribuidor: {
    name: 'Distribuidor',
    about: 'Ernesto entró y ve precios de distribuidor.',
    loggedIn: distributor.email,
  },
  'distribuidor-40-clientes': {
    name: 'Distribuidor con 40 clientes y 12 meses',
    about: 'Ernesto entró y lleva un año vendiendo: 40 clientes, sus cotizaciones, sus órdenes y sus pagos.',
    rows: dealersYear,
    loggedIn: distributor.email,
  },
  'lunes-por-la-manana': {
    name: 'Lunes por la mañana',
    about: 'Ernesto entró; en el fin de semana sus clientes aceptaron, preguntaron y pidieron cambios.',
    rows: mondayMorning,
    loggedIn: distributor.email,
  },
  administrador: {
    name: 'Administrador',
    about: 'Lucía entró y administra a 40 usuarios.',
    loggedIn: administrator.email,
  },
  'administrador-10000': {
    name: 'Administrador con 10 000 usuarios',
    about: 'Lucía entró y su lista de usuarios es tan larga como puede ser.',
    rows: manyUsers,
    loggedIn: administrator.email,
  },
  'taller-60-ordenes': {
    name: 'Taller con 60 órdenes',
    about: 'Lucía entró y su taller tiene 60 órdenes en camino: unas tarde, otras sin anticipo o sin tela.',
    rows: busyWorkshop,
    loggedIn: administrator.email,
  },
  'inventario-20000': {
    name: 'Inventario de 20 000 renglones',
    about: 'Ernesto entró y su almacén de telas es tan largo como puede ser.',
    rows: longInventory,
    loggedIn: distributor.email,
  },
  'coleccion-agotada': {
    name: 'Colección agotada',
    about: 'De Blackout Lino no queda nada en ningún color, y no hay más pedido.',
    rows: collectionOut,
  },
  'llega-en-enero': {
    name: 'Llega en enero',
    about: 'Mariana entró; Screen 5 está agotada en todos sus colores y llega el 22 de enero.',
    rows: arrivesInJanuary,
    loggedIn: customer.email,
  },
  'ultimo-rollo': {
    name: 'El último rollo',
    about: 'Lucía entró; del primer color de Blackout Lino queda un rollo con seis metros.',
    rows: lastRoll,
    loggedIn: administrator.email,
  },
  'cotizacion-500': {
    name: 'Cotización de 500 ventanas',
    about: 'Ernesto entró y tiene sin enviar una cotización tan larga como puede ser.',
    rows: longQuote,
    loggedIn: distributor.email,
  },
  'sesion-vencida': {
    name: 'Sesión vencida',
    about: 'Mariana vuelve con una sesión que el servidor ya no acepta.',
    loggedIn: customer.email,
    expired: true,
  },
  'tienda-vacia': {
    name: 'Tienda vacía',
    about: 'Mariana entró a una tienda sin catálogo, sin archivos y sin nada que contar.',
    rows: () => ({ catalogItems: [], files: [], stock: [], quotes: [], orders: [], carts: [] }),
    loggedIn: customer.email,
  },
  'sin-servidor': {
    name: 'Sin servidor',
    about: 'Mariana ya había entrado, pero ninguna llamada llega al servidor.',
    loggedIn: customer.email,
    faults: Object.fromEntries(callNames.map((call) => [call, { kind: 'unreachable' as const }])),
  },
  'servidor-lento': {
    name: 'Servidor lento',
    about: 'Mariana entró y cada respuesta tarda 2 segundos más.',
    loggedIn: customer.email,
    latencyMs: 2_000,
  },
} as const satisfies Record<string, Scenario>;

export type ScenarioId = keyof typeof scenarios;

/** Returns a scenario as its general type. */
export const scenarioOf = (id: ScenarioId): Scenario => scenarios[id];

export const isScenario = (id: string): id is ScenarioId => Object.hasOwn(scenarios, id);

/** The ids of all scenarios, in the order of the table. */
export const scenarioIds = Object.keys(scenarios).filter(isScenario);

const made = new Map<string, Rows>();

/** Returns all initial rows of a scenario today; null returns the seeds. */
export function rowsOf(id: ScenarioId | null): Rows {
  const day = today();
  const key = `${id ?? ''} ${day}`;
  const rows = made.get(key) ?? { ...seedsOn(day), ...(id === null ? {} : scenarioOf(id).rows?.(day)) };
  made.set(key, rows);
  return rows;
}
