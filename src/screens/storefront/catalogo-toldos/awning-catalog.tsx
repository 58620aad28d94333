import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { SwatchesVignette } from '#src/ui/vignettes/swatches.tsx';
import { humanise, humaniseName } from '../../support/humanise.ts';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function AwningCatalog() {
  const { tipo = '', modelo = '', tejido } = useParams();
  return (
    <NoticePage
      title={[`Catálogo del toldo ${humaniseName(modelo)}`, tejido && humanise(tejido)]
        .filter(Boolean)
        .join(', ')}
      lead={`Aquí verás las lonas y los colores de este modelo (${humanise(tipo)}); mientras tanto, dinos qué buscas y te mandamos el catálogo.`}
      vignette={<SwatchesVignette />}
    >
      <Meanwhile>
        <Link to={href('awnings')}>Todos los toldos</Link>
      </Meanwhile>
    </NoticePage>
  );
}
