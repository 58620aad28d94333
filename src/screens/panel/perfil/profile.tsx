import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PeopleVignette } from '#src/ui/vignettes/people.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Profile() {
  return (
    <NoticePage
      size="work"
      title={routes.profile.title}
      lead="Aquí cambiarás tus datos, tu foto y tu contraseña; mientras tanto, dinos qué corregir y lo hacemos contigo."
      vignette={<PeopleVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
