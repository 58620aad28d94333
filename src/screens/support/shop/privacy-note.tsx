import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import classes from './privacy-note.module.css';

const { street, neighborhood, city, state } = site.taxAddress;

/** The simplified notice of a form that takes a person's data: who answers for them, what for, and where the whole notice is. */
export function PrivacyNote({ purpose = 'responderte' }: { readonly purpose?: string }) {
  return (
    <p className={classes['note']}>
      {site.legalName}, con domicilio en {street}, {neighborhood}, {city}, {state}, usa tus datos solo para{' '}
      {purpose}. Cómo corregirlos, borrarlos u oponerte está en el{' '}
      <Link to={href('privacy')}>aviso de privacidad</Link>.
    </p>
  );
}
