import type { CatalogItem } from '#src/api/contract/catalog.ts';
import { familyName } from '#src/features/catalog-items/families.ts';
import type { CsvColumn } from '#src/lists/csv.ts';

/** Columns of the CSV file of the catalog. */
export const fileColumns: readonly CsvColumn<CatalogItem>[] = [
  { title: 'Código', value: ({ code }) => code },
  { title: 'Artículo', value: ({ name }) => name },
  { title: 'Familia', value: familyName },
];
