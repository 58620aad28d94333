import { clsx as cx } from 'clsx';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import text from '#src/ui/styles/text.module.css';

/** Short answers to what keeps people from buying, each with a link to its conditions. */
export function Doubts() {
  const about = href('about');
  return (
    <ul className={cx(text.bullets, text.soft, text.faint)} data-small>
      <li>
        ¿Y si no queda?{' '}
        <Link to={`${about}#garantia-de-medida`}>La medimos y, si no queda, la rehacemos</Link>.
      </li>
      <li>
        ¿Y si falla? <Link to={`${about}#garantia`}>Tela, mecanismo y motor tienen garantía</Link>.
      </li>
      <li>
        ¿Y si me arrepiento? <Link to={`${about}#devoluciones`}>Antes de cortar se puede cambiar</Link>.
      </li>
    </ul>
  );
}
