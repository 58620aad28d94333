import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { site } from '#src/config/site.ts';
import text from '#src/ui/styles/text.module.css';

const { street, neighborhood, city, state } = site.taxAddress;

/** The short privacy notice of a form: who uses the data, what for, and a link to the full notice. */
export function PrivacyNote({ purpose = 'responderte' }: { readonly purpose?: string }) {
  return (
    <p className={cx(text.soft, text.text)} data-small>
      {site.legalName}, con domicilio en {street}, {neighborhood}, {city}, {state}, usa tus datos solo para{' '}
      {purpose}. Cómo corregirlos, borrarlos u oponerte está en el{' '}
      <Link to={href('privacy')}>aviso de privacidad</Link>.
    </p>
  );
}
