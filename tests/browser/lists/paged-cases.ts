import { numbers, type PagedCase } from './list-case.ts';
import { cartOf, fileRow, sampleRow } from './rows.ts';

/** Every list whose page is in the address, and that is neither searched nor filtered. */
export const pagedCases: readonly PagedCase[] = [
  {
    name: 'own cart',
    label: 'Lo que llevas',
    files: ['src/features/cart/lines/cart-lines.tsx'],
    path: '/panel/listas/mi-carrito',
    person: 'Cliente',
    call: 'cart',
    reply: cartOf(numbers),
  },
  {
    name: 'requests for samples',
    label: 'Solicitudes de muestras',
    files: ['src/features/samples/sample-requests.tsx'],
    path: '/panel/listas/cotizaciones-admin?vista=muestras',
    person: 'Administrador',
    call: 'sampleRequests',
    reply: numbers.map(sampleRow),
  },
  {
    name: 'files of the catalog',
    label: 'Para descargar',
    files: ['src/features/documents/document-list.tsx'],
    path: '/panel/listas-catalogo',
    person: 'Distribuidor',
    call: 'digitalCatalogFiles',
    reply: numbers.map(fileRow),
    page: 'pagina-archivos',
  },
];
