import { Segmented } from '#src/ui/controls/segmented.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import { useQuoter } from '../quoter-state.ts';
import { units } from '../steps/units.ts';
import classes from './sheet.module.css';

interface SheetToolsProps {
  /** Whether each window has three widths and heights, as the printed sheet asks for them. */
  readonly isThrice: boolean;
  readonly onThrice: (isThrice: boolean) => void;
  /** What was done last. */
  readonly said: string;
}

/** In which unit and how often the windows are measured. */
export function SheetTools({ isThrice, onThrice, said }: SheetToolsProps) {
  const { actor, draft } = useQuoter();
  return (
    <div className={layout.row}>
      <Segmented
        legend="Unidad de las medidas"
        options={units}
        value={draft.unit}
        onChange={(unit) => {
          actor.send({ type: 'edit.unit', unit });
        }}
      />
      <label className={classes.thrice}>
        <input
          type="checkbox"
          checked={isThrice}
          onChange={({ currentTarget }) => {
            onThrice(currentTarget.checked);
          }}
        />
        Tres anchos y tres altos por ventana
      </label>
      <p role="status" className={text.soft}>
        {said}
      </p>
    </div>
  );
}
