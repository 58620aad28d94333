import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { SwatchesVignette } from '#src/ui/vignettes/swatches.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function CatalogLists() {
  return (
    <NoticePage
      size="work"
      title={routes.catalogLists.title}
      lead="Aquí verás los catálogos y sus precios; mientras tanto, pide el que necesites y te lo enviamos."
      vignette={<SwatchesVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
