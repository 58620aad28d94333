import { useId, useRef } from 'react';
import { IconDeviceDesktop, IconMoon, IconSun } from '../icons.ts';
import { chooseColorScheme, useColorScheme } from '../theme/color-scheme.ts';
import classes from './color-scheme-toggle.module.css';
import { useOnHydration } from './use-on-hydration.ts';

const schemes = [
  { value: 'light', label: 'Clara', Icon: IconSun },
  { value: 'dark', label: 'Oscura', Icon: IconMoon },
  { value: 'auto', label: 'Como el sistema', Icon: IconDeviceDesktop },
] as const;

/**
 * Chooses light, dark or the system's scheme. A prerendered page shows the system's until the script has read the
 * choice.
 */
export function ColorSchemeToggle() {
  const chosen = useColorScheme();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  useOnHydration(() => {
    const checked = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const early = schemes.find(({ value }) => value === checked);
    if (early !== undefined && early.value !== chosen) chooseColorScheme(early.value);
  });
  return (
    <fieldset ref={group} className={classes.toggle}>
      <legend className="visually-hidden">Apariencia</legend>
      {schemes.map(({ value, label, Icon }) => (
        <label key={value} className={classes.choice} title={label}>
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
