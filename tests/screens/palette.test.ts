import { describe, expect, it } from 'vitest';
import { isAbility, may } from '#src/config/permissions.ts';
import { routeIds, routeOf, type RouteId } from '#src/config/routes.ts';
import { paletteGroups } from '#src/screens/panel/frame/palette/entries.ts';
import { addressFrom } from '#src/screens/panel/frame/palette/address-from.ts';
import { findEntries } from '#src/screens/panel/frame/palette/find-entries.ts';

const all = { query: '', recent: [], offered: () => true, dark: false, path: '/panel' };
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
      expect.arrayContaining(['Usuarios', 'Nuevo usuario', 'Inventario de persianas']),
    );
    const customer = labelsOf({ offered: offeredTo('cliente') });
    expect(customer).toEqual(expect.arrayContaining(['Cotizaciones', 'Mi perfil', 'Cerrar sesión']));
    for (const label of ['Usuarios', 'Nuevo usuario', 'Inventario de persianas', 'Órdenes de mi red']) {
      expect(customer).not.toContain(label);
    }
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
