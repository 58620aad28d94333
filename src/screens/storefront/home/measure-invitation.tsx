import { clsx as cx } from 'clsx';
import { useNavigate } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import field from '#src/forms/field.module.css';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './home-content.module.css';

/** A form that opens the quoter with two measures as typed; the quoter checks them. Works without scripts. */
export function MeasureInvitation() {
  const navigate = useNavigate();
  return (
    <section className={layout.page} aria-labelledby="tus-medidas">
      <div className={cx(layout.row, classes.measures)}>
        <div>
          <h2 id="tus-medidas" className={text.title}>
            ¿Cuánto mide tu ventana?
          </h2>
          <p>Dos números bastan para ver qué telas te quedan y cuánto cuestan, con IVA. Sin registrarte.</p>
        </div>
        <form
          className={layout.row}
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
          <span className={classes.times} aria-hidden="true">
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
    <input className={field.input} name={name} inputMode="decimal" autoComplete="off" placeholder={example} />
  </label>
);
