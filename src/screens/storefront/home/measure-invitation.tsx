import { useNavigate } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import classes from './measure-invitation.module.css';

/**
 * The two measures that everybody knows of their window, which go on to the quoter as they were typed: it judges them.
 * Without a script the browser itself carries them there.
 */
export function MeasureInvitation() {
  const navigate = useNavigate();
  return (
    <section className={classes['invitation']} aria-labelledby="tus-medidas">
      <div className={classes['inner']}>
        <div>
          <h2 id="tus-medidas">¿Cuánto mide tu ventana?</h2>
          <p>Dos números bastan para ver qué telas te quedan y cuánto cuestan, con IVA. Sin registrarte.</p>
        </div>
        <form
          method="get"
          action={href('quoter')}
          onSubmit={(event) => {
            event.preventDefault();
            const data = new FormData(event.currentTarget);
            const typed = ['ancho', 'alto'].flatMap((name) => {
              const value = data.get(name);
              return typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [];
            });
            void navigate({ pathname: href('quoter'), search: new URLSearchParams(typed).toString() });
          }}
        >
          <Measure name="ancho" label="Ancho" example="120" />
          <span className={classes['times']} aria-hidden="true">
            ×
          </span>
          <Measure name="alto" label="Alto" example="150" />
          <button type="submit" className={buttonClass('filled')}>
            Ver precios
          </button>
        </form>
      </div>
    </section>
  );
}

interface MeasureProps {
  readonly name: string;
  readonly label: string;
  readonly example: string;
}

const Measure = ({ name, label, example }: MeasureProps) => (
  <label>
    {label} en cm
    <input name={name} inputMode="decimal" autoComplete="off" placeholder={example} />
  </label>
);
