import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Quotes() {
  return (
    <NoticePage
      size="work"
      title={routes.quotes.title}
      lead="Aquí verás cada cotización con su estado y su total; mientras tanto, pregúntanos por la tuya."
      vignette={<PaperVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
