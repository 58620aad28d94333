import { clsx as cx } from 'clsx';
import text from '#src/ui/styles/text.module.css';
import classes from './snap-switch.module.css';

interface SnapSwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether dragged corners are drawn to the edges in the photo. */
export const SnapSwitch = ({ checked, onChange }: SnapSwitchProps) => (
  <label className={cx(text.soft, classes.switch)} data-small>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ currentTarget }) => {
        onChange(currentTarget.checked);
      }}
    />
    Ajustar el punto a la esquina más cercana
  </label>
);
