import { describe, expect, it } from 'vitest';
import { fillPath } from '#src/config/paths.ts';
import { routeIds, routeOf } from '#src/config/routes.ts';
import { allPlaces } from '#src/content/find/all-places.ts';
import { allEntries, loadVariants } from '#src/screens/storefront/frame/search/search-entries.ts';
import { searchIndex } from '#src/screens/storefront/frame/search/search-index.ts';

const find = await searchIndex();
const everything = allEntries(await loadVariants());
const firstOf = (typed: string) => find(typed)[0]?.id;

describe("the shop's search", () => {
  it.each([
    ['cortina negra para recámara', '/catalogo/persianas/enrollables?color=negros&cuarto=recamara'],
    ['cortna negra recamra', '/catalogo/persianas/enrollables?color=negros&cuarto=recamara'],
    ['blackout beige recamara', '/catalogo/persianas/enrollables?color=beiges&cuarto=recamara&tela=blackout'],
    ['persiana para baño', '/catalogo/persianas/horizontales?cuarto=bano'],
    ['cortinas para cocina', '/catalogo/persianas/horizontales?cuarto=cocina'],
    ['persianas para oficina', '/catalogo/persianas/enrollables?cuarto=oficina'],
    ['cortina infantil rosa', '/catalogo/persianas/romanas?color=rosas&cuarto=infantil'],
    ['cortina romana gris', '/catalogo/persianas/romanas?color=grises'],
    ['persiana blanca', '/catalogo/persianas/enrollables?color=blancos'],
    ['toldo para terraza', '/catalogo/toldos/brazos-retractiles?cuarto=terraza'],
    ['cortina', '/productos/persianas'],
    ['estor', '/productos/persianas'],
    ['persianas', '/productos/persianas'],
    ['toldo', '/productos/toldos'],
    ['marquesina', '/productos/toldos'],
    ['estores enrollables', '/catalogo/persianas/enrollables'],
    ['enrollable', '/catalogo/persianas/enrollables'],
    ['cortina blackout', '/productos/persianas/tejidos/blackout'],
    ['blakout', '/productos/persianas/tejidos/blackout'],
    ['quita el sol', '/productos/persianas/tejidos/screen'],
    ['madera', '/productos/persianas/tejidos/madera'],
    ['aluminio', '/productos/persianas/tejidos/aluminio'],
    ['sheer elegans', '/catalogo/persianas/sheer-elegance'],
    ['persianas zebra', '/catalogo/persianas/sheer-elegance'],
    ['persiana veneciana', '/catalogo/persianas/horizontales'],
    ['panel japones', '/catalogo/persianas/panel-japones'],
    ['pergola', '/productos/toldos/pergolas'],
    ['techo para patio', '/productos/toldos/pergolas'],
    ['toldo retractil', '/productos/toldos/brazos-retractiles'],
    ['lisboa', '/productos/toldos/verticales/lisboa'],
    ['persiana vertical de pvc', '/detalles/vertical-pvc'],
    ['screen 5', '/detalles/screen-5'],
    ['blackout cielo', '/detalles/blackout-cielo'],
    ['tráslucida gaza', '/detalles/traslucida-gasa'],
    ['EB-101', '/detalles/blackout-lino/blanco'],
    ['cuanto cuesta', '/cotizador'],
    ['precio persianas', '/cotizador'],
    ['persianas baratas', '/cotizador'],
    ['cotizar', '/cotizador'],
    ['motor', '/productos/motorizacion'],
    ['cortina eléctrica', '/productos/motorizacion'],
    ['alexa', '/productos/motorizacion'],
    ['control remoto', '/productos/motorizacion'],
    ['distribuidor', '/distribuidores'],
    ['tienda cerca', '/distribuidores'],
    ['whatsapp', '/contacto'],
    ['teléfono', '/contacto'],
    ['iniciar sesion', '/login'],
    ['instalación precio', '/productos/persianas#cuanto-cuesta-la-instalacion'],
    ['quien instala', '/productos/persianas#quien-la-instala'],
    ['garantia de persianas', '/productos/persianas#que-garantia-tienen'],
    ['devoluciones', '/productos/persianas#puedo-devolverla'],
    ['tiempo de entrega', '/productos/persianas#cuanto-tarda'],
    ['envios', '/productos/persianas#cuanto-tarda'],
    ['como lavar cortinas', '/productos/persianas#como-se-limpia'],
    ['medir ventana', '/productos/persianas#como-mido-mi-ventana'],
    ['van a medir a mi casa', '/productos/persianas#van-a-medir-a-mi-casa'],
    ['por dentro o por fuera', '/productos/persianas#por-dentro-o-por-fuera-del-marco'],
    ['muestra', '/productos/persianas#puedo-ver-una-muestra'],
    ['forma de pago', '/productos/persianas#cuanto-pago-para-empezar'],
    ['precio con iva', '/productos/persianas#el-precio-ya-incluye-iva'],
    ['niños', '/productos/persianas#son-seguras-con-ninos-y-mascotas'],
    ['calor', '/productos/persianas#cual-quita-el-calor'],
    ['oscuridad total', '/productos/persianas#cual-oscurece-por-completo'],
    ['luz por las orillas', '/catalogo/persianas/enrollables#entra-luz-por-las-orillas'],
    ['se ve de noche', '/catalogo/persianas/enrollables#se-ve-hacia-adentro-de-noche'],
    ['lluvia toldo', '/productos/toldos/brazos-retractiles#aguanta-la-lluvia'],
    ['se va la luz', '/productos/motorizacion#sin-luz'],
    ['apagón', '/productos/motorizacion#sin-luz'],
    ['huracán', '/productos/toldos/brazos-retractiles#cuanto-viento-aguanta'],
    ['visa', '/nosotros#como-se-paga'],
    ['paypal', '/nosotros#como-se-paga'],
    ['motor se recarga', '/productos/motorizacion#cada-cuanto-se-recarga-el-de-bateria'],
  ])('answers "%s" with %s first', (typed, address) => {
    expect(firstOf(typed)).toBe(address);
  });

  const paying = '/nosotros#como-se-paga';
  const invoice = '/nosotros#dan-factura';
  const delivery = '/nosotros#a-donde-entregan';
  const time = '/productos/persianas#cuanto-tarda';
  const returns = '/productos/persianas#puedo-devolverla';
  const guarantee = '/productos/persianas#que-garantia-tienen';
  const children = '/productos/persianas#son-seguras-con-ninos-y-mascotas';
  const voice = '/productos/motorizacion#puedo-moverla-desde-el-celular-o-con-la-voz';
  const rain = '/productos/toldos/brazos-retractiles#aguanta-la-lluvia';
  const wind = '/productos/toldos/brazos-retractiles#cuanto-viento-aguanta';
  it.each([
    ...['factura', 'CFDI', 'dan factura', 'facturación', 'necesito factura', 'rfc', 'es deducible'].map(
      (typed) => [typed, invoice] as const,
    ),
    ...['meses sin intereses', 'msi', 'a meses', 'mensualidades', 'tarjeta', 'aceptan tarjeta'].map(
      (typed) => [typed, paying] as const,
    ),
    ...['tarjeta de crédito', 'tarjeta de débito', 'efectivo', 'transferencia', 'pagos', 'cómo pago'].map(
      (typed) => [typed, paying] as const,
    ),
    ...['devolver', 'quiero devolver', 'devolución', 'reembolso'].map((typed) => [typed, returns] as const),
    ...['me arrepentí', 'cancelar pedido', 'me equivoqué'].map(
      (typed) => [typed, '/nosotros#y-si-me-arrepiento'] as const,
    ),
    ...['garantía', 'póliza'].map((typed) => [typed, guarantee] as const),
    ...['se descompuso', 'se rompe'].map((typed) => [typed, '/nosotros#de-que-responden'] as const),
    ...['viento', 'toldo viento', 'aguanta el viento', 'aire fuerte', 'ráfagas'].map(
      (typed) => [typed, wind] as const,
    ),
    ...['lluvia', 'toldo lluvia', 'granizo', 'tormenta', 'se puede mojar'].map(
      (typed) => [typed, rain] as const,
    ),
    ...['niños', 'seguridad niños', 'cordón peligro', 'mascotas', 'perro', 'gato'].map(
      (typed) => [typed, children] as const,
    ),
    ...[
      'internet',
      'sin internet',
      'wifi',
      'Alexa',
      'google home',
      'siri',
      'celular',
      'control por voz',
      'app',
    ].map((typed) => [typed, voice] as const),
    ...['flete', 'envío gratis', 'a todo México', 'entregan en Mérida', 'paquetería'].map(
      (typed) => [typed, delivery] as const,
    ),
    ...['cuánto tarda el envío', 'en cuántos días llega'].map((typed) => [typed, time] as const),
    ...['mayoreo', 'descuento', 'quiero vender'].map((typed) => [typed, '/autenticacion'] as const),
    ...[
      'abren domingo',
      'a qué hora cierran',
      'ubicación',
      'refacciones',
      'servicio técnico',
      'quejas',
      'trabajo',
    ].map((typed) => [typed, '/contacto'] as const),
    ...['mi pedido', 'rastrear', 'estado de mi orden', 'seguimiento'].map(
      (typed) => [typed, '/login'] as const,
    ),
    ...['colores', 'telas'].map((typed) => [typed, '/productos/persianas'] as const),
    ...['toldo manual', 'cochera', 'estacionamiento', 'toldo para coche'].map(
      (typed) => [typed, '/productos/toldos'] as const,
    ),
    ...['precio por metro cuadrado', 'cuánto cuesta el metro'].map((typed) => [typed, '/cotizador'] as const),
    ...['poniente', 'frío'].map((typed) => [typed, '/productos/persianas#cual-quita-el-calor'] as const),
    ...['promoción', 'ofertas', 'facebook'].map((typed) => [typed, '/contacto'] as const),
    ...['sensor', 'silencioso', 'smart'].map((typed) => [typed, '/productos/motorizacion'] as const),
    ...['galería', 'cenefa', 'contrapeso', 'persiana 2.50', 'blackout 3 metros'].map(
      (typed) => [typed, '/cotizador'] as const,
    ),
    ...['tragaluz', 'domo'].map((typed) => [typed, '/productos/toldos/pergolas'] as const),
    ...['bertical', 'persianas berticales'].map(
      (typed) => [typed, '/catalogo/persianas/verticales'] as const,
    ),
    ...['orizontal', 'orisontales'].map((typed) => [typed, '/catalogo/persianas/horizontales'] as const),
    ...['impermeable', 'es impermeable'].map((typed) => [typed, rain] as const),
    ...['150 x 210', '150x210', '150 por 210'].map(
      (typed) => [typed, '/cotizador?ancho=150&alto=210'] as const,
    ),
    ...['oxxo', 'depósito'].map((typed) => [typed, paying] as const),
    ...([
      ['verde', '/catalogo/persianas/enrollables?color=verdes'],
      ['café', '/catalogo/persianas/enrollables?color=cafes'],
      ['persiana roja', '/catalogo/persianas/enrollables?color=rojos'],
      ['persiana de 1.37 x 2.05 m', '/cotizador?ancho=1.37+m&alto=2.05+m'],
      ['oficinas', '/catalogo/persianas/enrollables?cuarto=oficina'],
      ['Recámaras', '/catalogo/persianas/enrollables?cuarto=recamara'],
      ['restaurante', '/catalogo/toldos/brazos-retractiles?cuarto=negocio'],
      ['sol de la tarde', '/productos/persianas/tejidos/screen'],
      ['aplicación', voice],
      ['showroom', '/distribuidores'],
    ] as const),
  ])('finds an answer to "%s" among the first three (B108)', (typed, address) => {
    expect(
      find(typed)
        .slice(0, 3)
        .map(({ id }) => id),
    ).toContain(address);
  });

  it('finds a colour by its code', () => {
    const colours = everything.filter(({ kind }) => kind === 'Color');
    for (const { keywords, id } of colours.slice(0, 40)) {
      const [code = ''] = keywords.split(' ');
      expect(find(code).map((entry) => entry.id)).toContain(id);
    }
  });

  it.each([
    ['sensor', 'asesor', '/contacto'],
    ['galería', 'batería', '/productos/motorizacion#cada-cuanto-se-recarga-el-de-bateria'],
  ])('does not take "%s" for "%s", which begins otherwise', (typed, _, address) => {
    expect(find(typed).map(({ id }) => id)).not.toContain(address);
  });

  it('finds red before pink for "roja"', () => {
    const names = find('persiana roja').map(({ name }) => name);
    expect(names[1]).toMatch(/Roj[oa]/);
  });

  it('lists each page once', () => {
    for (const typed of ['2 metros', 'cotizador 2.50', 'verde', '150 x 210'])
      expect(new Set(find(typed).map(({ id }) => id)).size).toBe(find(typed).length);
  });

  it('finds nothing for unknown words', () => {
    expect(find('xyzzyx')).toEqual([]);
    expect(find('')).toEqual([]);
  });

  it('leads to pages that exist, each once', async () => {
    const entries = everything.map(({ id }) => id);
    expect(new Set(entries).size).toBe(entries.length);
    const places = (await allPlaces()).map(({ route, params }) => fillPath(routeOf(route).path, params));
    const pages = new Set([...places, ...routeIds.map((id) => routeOf(id).path)]);
    expect(entries.filter((path) => !pages.has(path.replace(/#.*/, '')))).toEqual([]);
  });
});
