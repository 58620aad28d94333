import { routes } from '#src/config/routes.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PeopleVignette } from '#src/ui/vignettes/people.tsx';
import { Meanwhile } from '../../support/meanwhile.tsx';

export function Users() {
  return (
    <NoticePage
      size="work"
      title={routes.users.title}
      lead="Aquí darás de alta a los usuarios, los activarás y los pondrás en el mapa; mientras tanto, dinos qué cambiar y lo hacemos."
      vignette={<PeopleVignette />}
    >
      <Meanwhile />
    </NoticePage>
  );
}
