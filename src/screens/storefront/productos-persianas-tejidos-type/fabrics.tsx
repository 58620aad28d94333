import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { FabricVignette } from '#src/ui/vignettes/fabric.tsx';
import { humanise } from '../../support/humanise.ts';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Fabrics() {
  const { type = '' } = useParams();
  return (
    <NoticePage
      title={`Tejidos: ${humanise(type)}`}
      lead="Aquí verás las telas de este tipo con sus colores; mientras tanto, pídenos muestras y te decimos cuánta luz deja pasar cada una."
      vignette={<FabricVignette />}
    >
      <Meanwhile>
        <Link to={href('blinds')}>Todas las persianas</Link>
      </Meanwhile>
    </NoticePage>
  );
}
