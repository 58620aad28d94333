import type { RouteId } from '#src/config/routes.ts';
import type { FileKind } from '#src/features/news/files.ts';
import { IconBook2, IconNews, IconTag } from '#src/ui/icons.ts';

interface FileFacts {
  /** Name of one file. */
  readonly label: string;
  /** Name of all files, with its article. */
  readonly all: string;
  readonly route: Extract<RouteId, 'priceList' | 'catalogLists' | 'promotions'>;
  readonly Icon: typeof IconTag;
}

/** Texts, icon and route of each list of files. */
export const fileFacts: Readonly<Record<FileKind, FileFacts>> = {
  prices: { label: 'Lista de precios', all: 'las listas de precios', route: 'priceList', Icon: IconTag },
  catalogs: { label: 'Catálogo', all: 'los catálogos', route: 'catalogLists', Icon: IconBook2 },
  promotions: { label: 'Gaceta', all: 'las gacetas', route: 'promotions', Icon: IconNews },
};
