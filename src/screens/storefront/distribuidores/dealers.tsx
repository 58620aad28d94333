import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PlaceVignette } from '#src/ui/vignettes/place.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Dealers() {
  return (
    <NoticePage
      title={routes.dealers.title}
      lead="Aquí buscarás en el mapa al distribuidor más cercano; mientras tanto, dinos tu ciudad y te decimos quién te atiende."
      vignette={<PlaceVignette />}
    >
      <Meanwhile>
        <Link to={href('contact')}>Otras maneras de encontrarnos</Link>
      </Meanwhile>
    </NoticePage>
  );
}
