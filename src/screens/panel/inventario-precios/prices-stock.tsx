import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { MeasureVignette } from '#src/ui/vignettes/measure.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function PricesStock() {
  return (
    <NoticePage
      size="work"
      title={routes.pricesStock.title}
      lead="Aquí verás los precios de lo que hay en existencia; mientras tanto, pregúntanos por ellos."
      vignette={<MeasureVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
