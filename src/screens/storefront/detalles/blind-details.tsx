import { Link, useParams } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { BlindVignette } from '#src/ui/vignettes/blind.tsx';
import { humanise, humaniseName } from '../../support/humanise.ts';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function BlindDetails() {
  const { variant = '', color } = useParams();
  return (
    <NoticePage
      title={[`Persiana ${humaniseName(variant)}`, color && humanise(color)].filter(Boolean).join(', ')}
      lead="Aquí verás los colores, la composición y las medidas de esta persiana; mientras tanto, pregúntanos por ella."
      vignette={<BlindVignette />}
    >
      <Meanwhile>
        <Link to={href('blinds')}>Todas las persianas</Link>
      </Meanwhile>
    </NoticePage>
  );
}
