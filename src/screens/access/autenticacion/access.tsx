import { clsx as cx } from 'clsx';
import { Suspense, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHashTarget } from '#src/browser/use-hash-target.ts';
import { href } from '#src/config/routes.ts';
import { PageHeading } from '#src/ui/frame/page-heading.tsx';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import styles from './access.module.css';
import { RecoverForm } from './recover-form.tsx';
import { RegisterForm } from './register-form.tsx';

const HEADING_ID = 'crear';
const RECOVER_ID = 'recuperar';

/** Registration and password recovery. */
export function Access() {
  const { state } = useLocation();
  const recover = useRef<HTMLHeadingElement>(null);
  useHashTarget(RECOVER_ID, recover);
  return (
    <div className={cx(layout.stack, styles.screen)}>
      <div className={layout.stack}>
        <div id={HEADING_ID}>
          <PageHeading>Crea tu cuenta</PageHeading>
        </div>
        <p className={cx(text.soft, styles.login)}>
          ¿Ya tienes una?{' '}
          <Link to={href('login')} state={state}>
            Entra a tu cuenta
          </Link>
        </p>
        <Suspense fallback={<Waiting label="Preparando el formulario…" />}>
          <RegisterForm labelledBy={HEADING_ID} />
        </Suspense>
      </div>
      <section className={cx(layout.stack, styles.recover)} aria-labelledby={RECOVER_ID}>
        <h2 id={RECOVER_ID} ref={recover} tabIndex={-1} className={styles.title}>
          Recupera tu acceso
        </h2>
        <p className={text.soft}>Te enviamos por correo un enlace para elegir una contraseña nueva.</p>
        <Suspense fallback={<Waiting label="Preparando el formulario…" />}>
          <RecoverForm labelledBy={RECOVER_ID} />
        </Suspense>
      </section>
    </div>
  );
}
