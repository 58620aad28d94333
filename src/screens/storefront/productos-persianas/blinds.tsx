import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Blinds() {
  return (
    <NoticePage
      title={routes.blinds.title}
      lead="Aquí verás cada tipo de persiana con sus telas y medidas; mientras tanto, cuéntanos cómo es tu ventana y te orientamos."
      vignette={<BlindVignette />}
    >
      <Meanwhile>
        <Link to={href('dealers')}>Busca a un distribuidor</Link>
      </Meanwhile>
    </NoticePage>
  );
}
