import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function PriceList() {
  return (
    <NoticePage
      size="work"
      title={routes.priceList.title}
      lead="Aquí descargarás la lista de precios vigente; mientras tanto, pídela y te la enviamos."
      vignette={<PaperVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
