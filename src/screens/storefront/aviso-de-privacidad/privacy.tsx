import { routes } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import { NoticePage } from '#src/ui/notice-page.tsx';
import { PaperVignette } from '#src/ui/vignettes/paper.tsx';
import classes from './privacy.module.css';

const { street, neighborhood, postalCode, city, state } = site.taxAddress;

export function Privacy() {
  return (
    <NoticePage
      title={routes.privacy.title}
      lead={
        <>
          {site.legalName}, con domicilio en {street}, {neighborhood}, {postalCode} {city}, {state}, es
          responsable de tus datos personales; para conocerlos, corregirlos, cancelarlos u oponerte a su uso,
          escribe a{' '}
          <a className={classes['mail']} href={`mailto:${site.privacyEmail}`}>
            {site.privacyEmail}
          </a>
          .
        </>
      }
      vignette={<PaperVignette />}
    />
  );
}
