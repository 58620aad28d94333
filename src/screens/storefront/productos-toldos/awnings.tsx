import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { AwningVignette } from '#src/ui/vignettes/awning.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Awnings() {
  return (
    <NoticePage
      title={routes.awnings.title}
      lead="Aquí verás los toldos para terraza, balcón y negocio; mientras tanto, cuéntanos qué quieres cubrir y te orientamos."
      vignette={<AwningVignette />}
    >
      <Meanwhile>
        <Link to={href('dealers')}>Busca a un distribuidor</Link>
      </Meanwhile>
    </NoticePage>
  );
}
