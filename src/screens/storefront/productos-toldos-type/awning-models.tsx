import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { AwningVignette } from '#src/ui/vignettes/awning.tsx';
import { humanise } from '../../support/humanise.ts';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function AwningModels() {
  const { type = '' } = useParams();
  return (
    <NoticePage
      title={`Toldos: ${humanise(type)}`}
      lead="Aquí verás los modelos de este tipo de toldo, con sus medidas y usos; mientras tanto, dinos qué espacio quieres cubrir."
      vignette={<AwningVignette />}
    >
      <Meanwhile>
        <Link to={href('awnings')}>Todos los toldos</Link>
      </Meanwhile>
    </NoticePage>
  );
}
