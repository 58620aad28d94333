import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { MeasureVignette } from '#src/ui/vignettes/measure.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Quoter() {
  return (
    <NoticePage
      title={routes.quoter.title}
      lead="Aquí sabrás el precio con el ancho y el alto de tu ventana; mientras tanto, mándanos esas dos medidas y te cotizamos."
      vignette={<MeasureVignette />}
    >
      <Meanwhile>
        <Link to={href('dealers')}>Busca a quien la mida por ti</Link>
      </Meanwhile>
    </NoticePage>
  );
}
