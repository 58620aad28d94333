import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { AwningVignette } from '#src/ui/vignettes/awning.tsx';
import { humanise, humaniseName } from '../../support/humanise.ts';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function AwningModel() {
  const { type = '', model = '' } = useParams();
  return (
    <NoticePage
      title={`Toldo ${humaniseName(model)}`}
      lead={`Aquí verás las medidas, la proyección y las lonas de este modelo (${humanise(type)}); mientras tanto, pregúntanos por él.`}
      vignette={<AwningVignette />}
    >
      <Meanwhile>
        <Link to={href('awnings')}>Todos los toldos</Link>
      </Meanwhile>
    </NoticePage>
  );
}
