import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { IfMay } from '../../support/if-may.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function CartAdmin() {
  return (
    <IfMay route="cartAdmin">
      <NoticePage
        size="work"
        title={routes.cartAdmin.title}
        lead="Aquí verás los carritos de tu red de distribuidores; mientras tanto, pregúntanos por el que necesites."
        vignette={<BlindVignette />}
      >
        <Meanwhile />
      </NoticePage>
    </IfMay>
  );
}
