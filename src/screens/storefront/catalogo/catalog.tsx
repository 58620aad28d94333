import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { SwatchesVignette } from '#src/ui/vignettes/swatches.tsx';
import { humanise } from '../../support/humanise.ts';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Catalog() {
  const { product = '', tipo = '', tejido } = useParams();
  return (
    <NoticePage
      title={[`Catálogo de ${humanise(product)}: ${humanise(tipo)}`, tejido && humanise(tejido)]
        .filter(Boolean)
        .join(', ')}
      lead="Aquí verás las telas y los colores con su código; mientras tanto, dinos qué buscas y te mandamos el catálogo."
      vignette={<SwatchesVignette />}
    >
      <Meanwhile>
        <Link to={href('blinds')}>Todas las persianas</Link>
      </Meanwhile>
    </NoticePage>
  );
}
