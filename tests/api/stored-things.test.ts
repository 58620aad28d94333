import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, emptyWindow } from '#src/api/draft.ts';
import { keepConfig } from '#src/api/stored/config-store.ts';
import { keptBrand } from '#src/api/stored/copies/kept-brand.ts';
import { keptPrices } from '#src/api/stored/copies/kept-prices.ts';
import { keptOrders, keptQuotes } from '#src/api/stored/copies/kept-rows.ts';
import { watchDraft } from '#src/api/stored/draft-store.ts';
import { favourites } from '#src/api/stored/favourite-store.ts';
import { keepMargin } from '#src/api/stored/margin-store.ts';
import { KEPT_FOR_DAYS, removeOldEntries } from '#src/api/stored/old-entries.ts';
import { changeOutbox, withUnsent } from '#src/api/stored/outbox-store.ts';
import { keepSetAside } from '#src/api/stored/panel/aside-store.ts';
import { keepClientColumns } from '#src/api/stored/panel/client-columns-store.ts';
import { keepSeenTodos } from '#src/api/stored/panel/seen-store.ts';
import { keepViews } from '#src/api/stored/panel/views-store.ts';
import { keepAddress, keepPostcode, keptAddress } from '#src/api/stored/place-store.ts';
import { keepSamples } from '#src/api/stored/sample-store.ts';
import { keepSender } from '#src/api/stored/sender-store.ts';
import { removeExpiredToken, removeToken, writePerson, writeToken } from '#src/api/stored/session-store.ts';
import { storedThings, thingOf, type StoredThing } from '#src/api/stored/table.ts';
import { keepSeen } from '#src/api/stored/visit-store.ts';
import { fingerprintOf, knownTotalOf, rememberSent, rememberTotal } from '#src/api/stored/work-store.ts';
import { DAY_MS } from '#src/config/day-ms.ts';
import { decodeRuntimeConfig } from '#src/config/runtime.ts';
import { publicPrices } from '#src/content/prices/public.ts';
import { plainBrand } from '#stories/charts/samples/brand.ts';
import { savedOrder } from '#stories/charts/samples/orders.ts';
import { savedQuote, seenPrice, window } from '#stories/charts/samples/quotes-samples.ts';

const ANA = 1;
const BETO = 2;
/** A storage whose entries are its properties, as a browser's are. */
function useStorage(): Record<string, string> {
  const items: Record<string, string> = {};
  vi.stubGlobal(
    'localStorage',
    new Proxy(items, {
      get: (all, name) =>
        ({
          getItem: (key: string) => all[key] ?? null,
          setItem: (key: string, text: string) => void (all[key] = text),
          removeItem: (key: string) => void delete all[key],
        })[String(name)] ?? all[String(name)],
    }),
  );
  return items;
}

let items: Record<string, string>;
const keys = () => Object.keys(items).toSorted();
const unlisted = () => keys().filter((key) => thingOf(key) === undefined);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  items = useStorage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const logIn = (person: number) => {
  writeToken(`${String(person)}|token`);
  writePerson(person);
};

/** Stores everything that can be stored, with the name of a client that must not reach anybody else. */
function storeEverything(person: number): void {
  const client = { name: 'Rebeca Ibarra', phone: '81 1234 5678', email: 'rebeca@ejemplo.mx' };
  keepConfig(decodeRuntimeConfig({}));
  const draft = watchDraft(() => undefined);
  draft.keep({ ...EMPTY_DRAFT, client, margin: '12.5', windows: [emptyWindow('a', 'Sala')] });
  draft.close();
  favourites.set([{ variant: 'screen-5', color: 'arena' }]);
  keepPostcode('64000');
  keepSender({ name: 'Ana Solís', phone: '8155501420', email: 'ana@correo.mx' });
  keepSamples([{ variant: 'screen-5', color: 'arena', quote: 'C-1042' }]);
  rememberSent({
    folio: 'C-1042',
    share: 'secreto',
    totalCentavos: 1_935_900,
    windows: 2,
    fingerprint: 'a 120 180',
  });
  keptPrices.keep({ list: publicPrices, tier: 'oro' });
  keptQuotes.list.keep([{ ...savedQuote, client }]);
  keptOrders.list.keep([{ ...savedOrder, client }]);
  keptBrand.keep({ ...plainBrand, name: 'Cortinas Rebeca' });
  keepSeenTodos([{ key: 'quote 1', cause: 'accepted 0' }]);
  keepSetAside([{ key: 'quote 1', cause: 'accepted 0', until: null }]);
  keepViews([{ list: 'quotes', name: 'Rebeca', values: { buscar: 'rebeca' } }]);
  keepMargin({ margin: '12.5', rounded: true });
  keepClientColumns('rebeca ibarra|81 1234 5678', ['name', 'phone']);
  keepSeen(person, { counts: { quotes: 3 }, files: {} });
  changeOutbox(person, (outbox) =>
    withUnsent(outbox, {
      key: 'primera',
      at: Date.now(),
      folio: null,
      refusal: null,
      values: {
        ...{ id: savedQuote.id, revision: null, title: '', client, margin_bp: 1_250, windows: [window] },
        ...seenPrice,
      },
    }),
  );
}

const everyones = ['rollux-configuracion', 'rollux-visitas'];

describe('what the browser stores', () => {
  it('of prices is what a visitor saw, never what a person pays (B106)', () => {
    const draft = { ...EMPTY_DRAFT, windows: [emptyWindow('a', 'Sala')] };
    rememberTotal(fingerprintOf(draft), 626_400);
    expect(knownTotalOf(draft)).toBe(626_400);
    expect(knownTotalOf({ windows: [emptyWindow('b', 'Sala')] })).toBeNull();
    expect(unlisted()).toEqual([]);
    logIn(ANA);
    rememberTotal(fingerprintOf(draft), 499_000);
    expect(knownTotalOf(draft)).toBeNull();
    expect(JSON.stringify(items)).not.toContain('499000');
  });

  it('is listed, after a login and whatever a person does', () => {
    logIn(ANA);
    storeEverything(ANA);
    expect(unlisted()).toEqual([]);
    expect(keys()).toEqual(
      [
        ...everyones,
        'rollux-cotizacion-1',
        'rollux-entrega-1',
        'rollux-enviadas-1',
        'rollux-cotizaciones-vistas',
        'rollux-columnas-clientes-1',
        'rollux-favoritos-1',
        'rollux-marca',
        'rollux-margen-1',
        'rollux-muestras-1',
        'rollux-ordenes-vistas',
        'rollux-avisos-1',
        'rollux-pendientes-1',
        'rollux-persona',
        'rollux-por-enviar-1',
        'rollux-precios',
        'rollux-remitente-1',
        'rollux-vistas-1',
        'user_token',
      ].toSorted(),
    );
  });

  it('is without clients and prices after a logout', () => {
    logIn(ANA);
    storeEverything(ANA);
    removeToken();
    expect(keys()).toEqual(
      [
        ...everyones,
        'rollux-cotizacion-1',
        'rollux-entrega-1',
        'rollux-enviadas-1',
        'rollux-favoritos-1',
        'rollux-muestras-1',
        'rollux-remitente-1',
        'rollux-pendientes-1',
      ].toSorted(),
    );
    expect(JSON.stringify(items)).not.toMatch(/Rebeca|1234|rebeca|12\.5/);
  });

  it('waits for the person after an expired session, and leaves the next one alone', () => {
    logIn(ANA);
    storeEverything(ANA);
    removeExpiredToken();
    const left = keys();
    expect(left).toContain('rollux-sesion-terminada');
    for (const key of ['precios', 'cotizaciones-vistas', 'ordenes-vistas', 'marca']) {
      expect(left).not.toContain(`rollux-${key}`);
    }
    expect(unlisted()).toEqual([]);
    logIn(BETO);
    expect(favourites.get()).toEqual([]);
    storeEverything(BETO);
    expect(unlisted()).toEqual([]);
    removeToken();
    expect(keys()).toContain('rollux-por-enviar-1');
    expect(keys()).not.toContain('rollux-por-enviar-2');
  });

  it(`of a person who does not come back for ${String(KEPT_FOR_DAYS)} days is removed, and of nobody else (W13)`, () => {
    logIn(ANA);
    storeEverything(ANA);
    removeExpiredToken();
    logIn(BETO);
    storeEverything(BETO);
    vi.setSystemTime(Date.now() + KEPT_FOR_DAYS * DAY_MS);
    removeOldEntries();
    expect(keys()).toContain('rollux-por-enviar-1');
    vi.setSystemTime(Date.now() + 1);
    removeOldEntries();
    expect(keys().filter((key) => key.endsWith('-1'))).toEqual([]);
    expect(keys().filter((key) => key.endsWith('-2'))).toHaveLength(12);
  });

  it('of an earlier version, which wrote no time, is removed as long after it was first seen', () => {
    items['rollux-por-enviar-1'] = JSON.stringify({ version: 1, unsent: [{ key: 'a' }], sent: [] });
    items['rollux-cotizacion-1'] = '{"cut';
    removeOldEntries();
    expect(JSON.parse(items['rollux-por-enviar-1'])).toMatchObject({ version: 1, unsent: [{ key: 'a' }] });
    vi.setSystemTime(Date.now() + KEPT_FOR_DAYS * DAY_MS + 1);
    removeOldEntries();
    expect(keys()).toEqual([]);
  });

  it('of a session whose person is not known is nobody else’s', () => {
    logIn(ANA);
    storeEverything(ANA);
    delete items['rollux-persona'];
    vi.setSystemTime(Date.now() + 2 * KEPT_FOR_DAYS * DAY_MS);
    removeOldEntries();
    expect(keys()).toContain('rollux-por-enviar-1');
  });

  const owners = { session: 'of the session', owned: 'of each owner', everyone: 'of all' };
  const lineOf = ({ key, place, owner, holds, removed }: StoredThing) =>
    `- \`${key.trim()}\` in ${place}, ${owners[owner]}: ${holds}.\n  Removed ${removed}.`;

  it('is what SECURITY.md lists', () => {
    const text = readFileSync('SECURITY.md', 'utf8');
    const lines = storedThings.map(lineOf).join('\n');
    expect(text, `SECURITY.md has to hold:\n\n${lines}\n`).toContain(lines);
    for (const line of lines.split('\n')) expect(line.length).toBeLessThanOrEqual(160);
  });
});

it('an address is kept as long as its postcode', () => {
  const address = {
    ...{ street: 'Hidalgo 215', neighborhood: 'Centro', city: 'Monterrey' },
    ...{ references: '', receiver: 'Lucía Garza', phone: '' },
  };
  writePerson(ANA);
  keepPostcode('64000');
  keepAddress(address);
  keepPostcode('64000');
  expect(keptAddress()).toEqual(address);
  keepPostcode('77500');
  expect(keptAddress()).toBeNull();
});
