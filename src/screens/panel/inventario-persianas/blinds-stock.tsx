import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { ShelfVignette } from '#src/ui/vignettes/shelf.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function BlindsStock() {
  return (
    <NoticePage
      size="work"
      title={routes.blindsStock.title}
      lead="Aquí verás qué telas y persianas hay en existencia; mientras tanto, pregúntanos por la que necesitas."
      vignette={<ShelfVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
