import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function QuotesAdmin() {
  return (
    <NoticePage
      size="work"
      title={routes.quotesAdmin.title}
      lead="Aquí verás las cotizaciones de tu red de distribuidores; mientras tanto, pregúntanos por la que necesites."
      vignette={<PaperVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
