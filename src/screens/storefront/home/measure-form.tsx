import { clsx as cx } from 'clsx';
import { useNavigate } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import field from '#src/forms/field.module.css';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import classes from './measure-form.module.css';

/** A form that opens the quoter with two measures as typed; the quoter checks them. Works without scripts. */
export function MeasureForm() {
  const navigate = useNavigate();
  return (
    <form
      className={cx(layout.row, layout.apart, classes.form)}
      aria-label="¿Cuánto mide tu ventana?"
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
