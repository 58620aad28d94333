import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Promotions() {
  return (
    <NoticePage
      size="work"
      title={routes.promotions.title}
      lead="Aquí descargarás la gaceta con las promociones del momento; mientras tanto, pregúntanos cuáles hay."
      vignette={<PaperVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
