import { clsx as cx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { useOnHydration } from '#src/ui/controls/use-on-hydration.ts';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useColorScheme } from '#src/ui/theme/color-scheme.ts';
import { fabrics } from './fabrics.ts';
import classes from './live-window.module.css';
import { WindowScene } from './window-scene.tsx';
import type { Look } from './window-style.ts';

const FORM = 'ventana';
const HALF_WAY = 48;

const chosenIn = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const time = data.get('hora');
  return {
    down: Number(data.get('abajo')),
    fabric: fabrics[Number(data.get('tela'))] ?? fabrics[0],
    time: typeof time === 'string' ? time : null,
  };
};

/** The drawing depends only on these custom properties, so moving the bar does not render it again. */
const lookOf = ({ down, fabric, time }: ReturnType<typeof chosenIn>): Look => ({
  time,
  style: {
    '--down': String(down / 100),
    '--behind': '0',
    '--pace': '120ms',
    '--entry': '0',
    '--fabric': fabric.hex,
    '--solid': String(fabric.solid),
    '--glow': String(fabric.glow),
  },
});

/**
 * A window whose blind, fabric and time of day the visitor can change. Reports its look, because the wall and the
 * text around it change too. Without scripts it is static and has no controls.
 */
export function LiveWindow({ onLook }: { readonly onLook: (look: Look) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState({ down: HALF_WAY, fabric: fabrics[0] });
  const [hour, setHour] = useState<string | null>(null);
  const scheme = useColorScheme();
  const read = () => {
    if (form.current === null) return;
    const now = chosenIn(form.current);
    setChosen(now);
    setHour(now.time);
    onLook(lookOf(now));
  };

  // Keeps choices made before hydration or restored by the browser, before `Hours` sets a default.
  useOnHydration(() => {
    if (form.current === null) return;
    const { down, fabric, time } = chosenIn(form.current);
    if (down !== HALF_WAY || fabric !== fabrics[0] || time !== null) read();
  });

  const { down, fabric } = chosen;
  return (
    <>
      <div className={classes.scene}>
        <div className={classes.stage}>
          <WindowScene />
          <input
            className={cx(layout.scripted, classes.bar)}
            type="range"
            id="abajo"
            name="abajo"
            form={FORM}
            min={0}
            max={100}
            defaultValue={HALF_WAY}
            aria-valuetext={`${String(down)} % abajo`}
            onChange={read}
          />
        </div>
      </div>
      <form
        ref={form}
        id={FORM}
        className={cx(layout.row, layout.scripted, classes.controls)}
        aria-label="Prueba la ventana"
        onChange={read}
        onSubmit={(event) => {
          event.preventDefault();
        }}
      >
        <label htmlFor="abajo" className={cx(text.soft, classes.hint)} data-small>
          Sube y baja la persiana
        </label>
        <fieldset className={classes.fabrics}>
          <legend className="visually-hidden">Tela</legend>
          {fabrics.map(({ name, hex }, index) => (
            <label key={name} title={name} style={{ background: hex }}>
              <input
                className="visually-hidden"
                type="radio"
                name="tela"
                value={index}
                defaultChecked={index === 0}
              />
              <span className="visually-hidden">{name}</span>
            </label>
          ))}
        </fieldset>
        <Hours key={scheme} chosen={hour} />
        <Link
          className={classes.worn}
          to={href('blindDetails', { variant: fabric.variant, color: fabric.color })}
        >
          {fabric.name}
        </Link>
      </form>
    </>
  );
}

const isDarkPage = () => {
  const { mantineColorScheme } = document.documentElement.dataset;
  return mantineColorScheme === undefined
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : mantineColorScheme === 'dark';
};

/** Day or night; the default follows the colour scheme of the page. */
function Hours({ chosen }: { readonly chosen: string | null }) {
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const inputs = [...(group.current?.querySelectorAll('input') ?? [])];
    if (inputs.some(({ checked }) => checked)) return;
    const current = inputs.find(({ value }) => value === (isDarkPage() ? 'noche' : 'dia'));
    if (current !== undefined) current.checked = true;
  }, []);
  return (
    <fieldset ref={group} className={classes.hours}>
      <legend className="visually-hidden">Hora</legend>
      {[
        ['dia', 'De día'],
        ['noche', 'De noche'],
      ].map(([value, name]) => (
        <label key={value}>
          <input
            className="visually-hidden"
            type="radio"
            name="hora"
            value={value}
            defaultChecked={value === chosen}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
