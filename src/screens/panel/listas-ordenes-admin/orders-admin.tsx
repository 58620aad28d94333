import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { WorkshopVignette } from '#src/ui/vignettes/workshop.tsx';
import { IfMay } from '../../support/if-may.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function OrdersAdmin() {
  return (
    <IfMay route="ordersAdmin">
      <NoticePage
        size="work"
        title={routes.ordersAdmin.title}
        lead="Aquí seguirás las órdenes de tu red de distribuidores; mientras tanto, pregúntanos cómo van."
        vignette={<WorkshopVignette />}
      >
        <Meanwhile />
      </NoticePage>
    </IfMay>
  );
}
