import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { AwningVignette } from '#src/ui/vignettes/awning.tsx';
import { humanise, humaniseName } from '../../support/humanise.ts';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function AwningDetails() {
  const { variant = '', color } = useParams();
  return (
    <NoticePage
      title={[`Toldo ${humaniseName(variant)}`, color && humanise(color)].filter(Boolean).join(', ')}
      lead="Aquí verás los colores, la lona y las medidas de este toldo; mientras tanto, pregúntanos por él."
      vignette={<AwningVignette />}
    >
      <Meanwhile>
        <Link to={href('awnings')}>Todos los toldos</Link>
      </Meanwhile>
    </NoticePage>
  );
}
