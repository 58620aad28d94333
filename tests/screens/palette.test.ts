import { describe, expect, it } from 'vitest';
import { isAbility, may } from '#src/config/permissions.ts';
import { routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { addressFrom } from '#src/screens/panel/frame/palette/address-from.ts';
import { paletteGroups } from '#src/screens/panel/frame/palette/entries.ts';
import { findEntries } from '#src/screens/panel/frame/palette/find-entries.ts';
import { recordGroups } from '#src/screens/panel/frame/palette/records/record-groups.ts';

const all = { query: '', records: [], recent: [], offered: () => true, dark: false, path: '/panel' };
const labelsOf = (search: Partial<Parameters<typeof findEntries>[0]>) =>
  findEntries({ ...all, ...search }).flatMap(({ entries }) => entries.map(({ label }) => label));

const offeredTo =
  (role: string) =>
  (route: RouteId): boolean =>
    !isAbility(route) || may({ roles: [{ name: role }] }, route);

describe('the palette', () => {
  it('leads to every screen of the panel', () => {
    const goals = paletteGroups.flatMap(({ entries }) =>
      entries.flatMap(({ does }) => ('goTo' in does ? [does.goTo] : [])),
    );
    for (const id of routeIds.filter((one) => routeOf(one).frame === 'panel')) {
      expect(goals).toContain(routeOf(id).path);
    }
  });

  it('offers only what the role has access to', () => {
    expect(labelsOf({ offered: offeredTo('administrador') })).toEqual(
      expect.arrayContaining(['Usuarios', 'Nuevo usuario', 'Solicitudes del sitio', 'Muestras']),
    );
    const customer = labelsOf({ offered: offeredTo('cliente') });
    expect(customer).toEqual(expect.arrayContaining(['Cotizaciones', 'Mi perfil', 'Cerrar sesión']));
    for (const label of [
      'Usuarios',
      'Solicitudes del sitio',
      'Inventario de persianas',
      'Órdenes de mi red',
    ]) {
      expect(customer).not.toContain(label);
    }
  });

  it('offers their clients and earnings to who sells on, and to nobody else', () => {
    const views = ['Mis clientes', 'Ganancias'];
    const seenBy = (role: string) =>
      labelsOf({ offered: offeredTo(role) }).filter((label) => views.includes(label));
    expect(['distribuidor', 'administrador', 'cliente'].map(seenBy)).toEqual([views, [], []]);
  });

  it('has all that can be done behind a slash, and what of it is searched', () => {
    expect(labelsOf({ query: '/' })).toEqual(expect.arrayContaining(['Nueva cotización', 'Cerrar sesión']));
    expect(labelsOf({ query: '/' })).not.toContain('Órdenes');
    expect(labelsOf({ query: '/ salir' })).toEqual(['Cerrar sesión']);
  });

  it.each([
    ['organizacion', []],
    ['ordenes', ['Órdenes', 'Órdenes de mi red']],
    ['ÓRDENES', ['Órdenes', 'Órdenes de mi red']],
    [
      'stock',
      [
        'Inventario de persianas',
        'Inventario de galerías',
        'Inventario de motorización',
        'Precios de inventario',
      ],
    ],
    ['stock motores', ['Inventario de motorización']],
    ['  contraseña ', ['Cambiar mi contraseña']],
    ['tienda', ['Ver el sitio de Rollux']],
    ['salir', ['Cerrar sesión']],
  ])('finds by "%s" %j', (query, labels) => {
    expect(labelsOf({ query })).toEqual(labels);
  });

  it.each([
    ['descargar', 'Descargar la lista de precios vigente'],
    ['lista', 'Lista de precios'],
    ['nuevo', 'Nuevo usuario'],
    ['cot', 'Cotizaciones'],
    ['gace', 'Gaceta de promociones'],
  ])('lists first by "%s" %s', (query, first) => {
    expect(labelsOf({ query })[0]).toBe(first);
  });

  it('lists recent entries first and once, without those no longer offered', () => {
    const recent = ['log-out', 'users', 'quotes'];
    const [lately, ...rest] = findEntries({ ...all, recent, offered: offeredTo('cliente') });
    expect(lately?.title).toBe('Recientes');
    expect(lately?.entries.map(({ label }) => label)).toEqual(['Cerrar sesión', 'Cotizaciones']);
    expect(rest.flatMap(({ entries }) => entries.map(({ label }) => label))).not.toContain('Cotizaciones');
  });

  it('offers the other appearance, and not the current screen', () => {
    expect(labelsOf({ query: 'apariencia' })).toEqual(['Usar la apariencia oscura']);
    expect(labelsOf({ query: 'apariencia', dark: true })).toEqual(['Usar la apariencia clara']);
    expect(labelsOf({ path: '/panel/perfil' })).not.toContain('Mi perfil');
  });
});

describe('records in the palette', () => {
  const none = {
    quotes: null,
    networkQuotes: null,
    orders: null,
    networkOrders: null,
    users: null,
    catalogs: null,
  };
  const client = { name: 'Lucía Garza', phone: '55 1234 5678', email: null };
  const own = { id: 'q1', folio: 'C-1031', title: 'Clínica dental', client, made_by: null };
  const records = recordGroups({
    ...none,
    quotes: [own],
    networkQuotes: [
      own,
      {
        id: 'q2',
        folio: 'C-1032',
        title: null,
        client: null,
        made_by: { id: 9, name: 'Sombra y Estilo', phone: null, email: null },
      },
    ],
    users: [{ id: 5, name: 'Alejandra Guzmán', email: 'ale@ejemplo.mx' }],
    catalogs: [{ id: 7, name: 'Screen 5 % Perla', code: 'SC-505', family: 'Screen' }],
  });
  const goalsOf = (query: string) =>
    findEntries({ ...all, records, query }).flatMap(({ title, entries }) =>
      entries.map(({ does }) => [title, 'goTo' in does ? does.goTo : null]),
    );

  it.each([
    ['c-1031', 'Cotizaciones', '/panel/listas/cotizaciones?cotizacion=q1'],
    ['clinica', 'Cotizaciones', '/panel/listas/cotizaciones?cotizacion=q1'],
    ['renovar C-1031', 'Cotizaciones', '/panel/listas/cotizaciones?cotizacion=q1'],
    ['llamar garza', 'Cotizaciones', '/panel/listas/cotizaciones?cotizacion=q1'],
    ['5512345678', 'Cotizaciones', '/panel/listas/cotizaciones?cotizacion=q1'],
    ['sombra estilo', 'Cotizaciones de mi red', '/panel/listas/cotizaciones-admin?cotizacion=q2'],
    ['guzman', 'Usuarios', '/panel/usuarios?usuario=5'],
    ['ale@ejemplo', 'Usuarios', '/panel/usuarios?usuario=5'],
    ['sc-505', 'Telas y productos', '/panel/listas-catalogo?buscar=SC-505'],
  ])('finds by "%s" in "%s"', (query, title, goTo) => {
    expect(goalsOf(query)).toEqual([[title, goTo]]);
  });

  it('lists none without a query', () => {
    expect(goalsOf('').map(([title]) => title)).not.toContain('Usuarios');
  });

  it('lists the five best of many', () => {
    const users = Array.from({ length: 9 }, (_, id) => ({ id, name: `Ana ${String(id)}`, email: null }));
    const found = findEntries({ ...all, records: recordGroups({ ...none, users }), query: 'ana' });
    expect(found.find(({ title }) => title === 'Usuarios')?.entries).toHaveLength(5);
  });
});

describe('the address of an entry', () => {
  it('keeps the filters of the current screen', () => {
    const location = { pathname: '/panel/usuarios', search: '?rol=cliente&usuario=5' };
    expect(addressFrom(location, '/panel/usuarios?usuario=nuevo')).toBe(
      '/panel/usuarios?rol=cliente&usuario=nuevo',
    );
    expect(addressFrom(location, '/panel/perfil?seccion=contrasena')).toBe(
      '/panel/perfil?seccion=contrasena',
    );
  });
});
