import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { IfMay } from '../../support/if-may.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function QuotesAdmin() {
  return (
    <IfMay route="quotesAdmin">
      <NoticePage
        size="work"
        title={routes.quotesAdmin.title}
        lead="Aquí verás las cotizaciones de tu red de distribuidores; mientras tanto, pregúntanos por la que necesites."
        vignette={<PaperVignette />}
      >
        <Meanwhile />
      </NoticePage>
    </IfMay>
  );
}
