import { Link } from 'react-router-dom';
import { href, routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { WorkshopVignette } from '#src/ui/vignettes/workshop.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function About() {
  return (
    <NoticePage
      title={routes.about.title}
      lead="Aquí contaremos quiénes somos y cómo hacemos cada pieza; mientras tanto, pregúntanos lo que quieras saber."
      vignette={<WorkshopVignette />}
    >
      <Meanwhile>
        <Link to={href('contact')}>Visítanos: horario y dirección</Link>
      </Meanwhile>
    </NoticePage>
  );
}
