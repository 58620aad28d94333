import { useId } from 'react';
import classes from './color-scheme-toggle.module.css';
import { IconDeviceDesktop, IconMoon, IconSun } from './icons.ts';
import { chooseColorScheme, useColorScheme } from './theme/color-scheme.ts';

const schemes = [
  { value: 'light', label: 'Clara', Icon: IconSun },
  { value: 'dark', label: 'Oscura', Icon: IconMoon },
  { value: 'auto', label: 'Como el sistema', Icon: IconDeviceDesktop },
] as const;

/** Light, dark, or whatever the system has. A page made at build shows the last one until it knows better. */
export function ColorSchemeToggle() {
  const chosen = useColorScheme();
  const name = useId();
  return (
    <fieldset className={classes['toggle']}>
      <legend className="visually-hidden">Apariencia</legend>
      {schemes.map(({ value, label, Icon }) => (
        <label key={value} className={classes['choice']} title={label}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            onChange={() => {
              chooseColorScheme(value);
            }}
          />
          <Icon size={17} stroke={1.5} aria-hidden />
          <span className="visually-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
