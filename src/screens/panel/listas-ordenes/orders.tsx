import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { WorkshopVignette } from '#src/ui/vignettes/workshop.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Orders() {
  return (
    <NoticePage
      size="work"
      title={routes.orders.title}
      lead="Aquí seguirás cada orden, del taller a la entrega; mientras tanto, pregúntanos cómo va la tuya."
      vignette={<WorkshopVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
