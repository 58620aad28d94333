import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { ShelfVignette } from '#src/ui/vignettes/shelf.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function GalleriesStock() {
  return (
    <NoticePage
      size="work"
      title={routes.galleriesStock.title}
      lead="Aquí verás qué galerías hay en existencia; mientras tanto, pregúntanos por la que necesitas."
      vignette={<ShelfVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
