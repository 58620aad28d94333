import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { MotorVignette } from '#src/ui/vignettes/motor.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Motorization() {
  return (
    <NoticePage
      title={routes.motorization.title}
      lead="Aquí verás los motores, controles y sensores que mueven persianas y toldos; mientras tanto, te ayudamos a elegir el tuyo."
      vignette={<MotorVignette />}
    >
      <Meanwhile>
        <Link to={href('dealers')}>Busca a un distribuidor</Link>
      </Meanwhile>
    </NoticePage>
  );
}
