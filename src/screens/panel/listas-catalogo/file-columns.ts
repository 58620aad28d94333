import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { familyName } from '../../support/catalog/family-of.ts';
import type { CsvColumn } from '../../support/list/csv.ts';

/** What a file says of each item of the catalogue. */
export const fileColumns: readonly CsvColumn<CatalogItem>[] = [
  { title: 'Código', value: ({ code }) => code },
  { title: 'Artículo', value: ({ name }) => name },
  { title: 'Familia', value: familyName },
];
