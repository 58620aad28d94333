import type { CatalogPrice } from '#src/api/contract/catalog.ts';
import { familyName } from '#src/features/catalog-items/families.ts';

interface Sort {
  /** Column of the table. */
  readonly by: string;
  readonly descending: boolean;
  readonly valueOf: (row: CatalogPrice) => string | number | null;
}

/** Sorts by their name in the address. */
const sorts: Readonly<Record<string, Pick<Sort, 'by' | 'valueOf'>>> = {
  nombre: { by: 'name', valueOf: ({ name }) => name },
  codigo: { by: 'code', valueOf: ({ code }) => code },
  familia: { by: 'family', valueOf: familyName },
  precio: { by: 'price', valueOf: ({ price }) => price },
};

const defaultSort: Sort = { by: 'name', descending: false, valueOf: ({ name }) => name };

/** Reads a sort from the address: `precio`, or `-precio` for descending. */
export function sortNamed(word: string): Sort {
  const descending = word.startsWith('-');
  const name = descending ? word.slice(1) : word;
  const sort = Object.hasOwn(sorts, name) ? sorts[name] : undefined;
  return sort === undefined ? defaultSort : { ...sort, descending };
}

/** Writes a sort for the address. */
export function sortParam(by: string, descending: boolean): string {
  const [word = 'nombre'] = Object.entries(sorts).find(([, sort]) => sort.by === by) ?? [];
  return descending ? `-${word}` : word;
}
