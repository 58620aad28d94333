import type { RouteId } from '#src/config/routes.ts';
import { IconBook2, IconNews, IconTag } from '#src/ui/icons.ts';
import type { FileKind } from '../../support/news/files.ts';

interface FileFacts {
  /** One of them. */
  readonly label: string;
  /** All of them, with their article. */
  readonly all: string;
  readonly route: Extract<RouteId, 'priceList' | 'catalogLists' | 'promotions'>;
  readonly Icon: typeof IconTag;
}

/** What the files of each list are called, and where they are. */
export const fileFacts: Readonly<Record<FileKind, FileFacts>> = {
  prices: { label: 'Lista de precios', all: 'las listas de precios', route: 'priceList', Icon: IconTag },
  catalogs: { label: 'Catálogo', all: 'los catálogos', route: 'catalogLists', Icon: IconBook2 },
  promotions: { label: 'Gaceta', all: 'las gacetas', route: 'promotions', Icon: IconNews },
};
