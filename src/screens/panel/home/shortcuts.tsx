import { useId } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { IconArrowRight, IconBook2, IconRuler2, IconTag, IconUser, IconUsers } from '#src/ui/icons.ts';
import styles from './shortcuts.module.css';

const shortcuts = [
  { to: href('quoter'), title: 'Cotizador', text: 'Mide y conoce el precio', Icon: IconRuler2 },
  { to: href('priceList'), title: 'Lista de precios', text: 'La vigente, para descargar', Icon: IconTag },
  { to: href('catalogLists'), title: 'Catálogos', text: 'Telas, colores y modelos', Icon: IconBook2 },
  { to: href('profile'), title: 'Mi perfil', text: 'Tus datos y tu contraseña', Icon: IconUser },
  { to: href('users'), title: 'Usuarios', text: 'Cuentas, roles y mapa', Icon: IconUsers },
] as const;

/** The ways that are taken most. */
export function Shortcuts() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles['title']}>
        Accesos rápidos
      </h2>
      <ul className={styles['list']}>
        {shortcuts.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link to={to} className={styles['shortcut']}>
              <Icon className={styles['icon']} size={24} stroke={1.25} aria-hidden />
              <span className={styles['words']}>
                <span className={styles['name']}>{title}</span> <span className={styles['text']}>{text}</span>
              </span>
              <IconArrowRight className={styles['arrow']} size={18} stroke={1.5} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
