import classes from '../sections/section.module.css';
import { recording, sinceBeginning, tellRecording } from './recorder.ts';
import { severities, severityOf } from './severities.ts';

/** The tester has just asked for the form. One function for all renderings, or each would take the focus. */
function focusOn(field: HTMLElement | null): void {
  field?.focus();
}

/** What is wrong at this step, and how bad it is. */
export const MarkForm = () => (
  <form
    className={classes.section}
    aria-label="Aquí hay un error"
    onSubmit={(event) => {
      event.preventDefault();
      const fields = new FormData(event.currentTarget);
      const text = String(fields.get('text')).trim();
      const severity = severityOf(String(fields.get('severity')));
      tellRecording({ type: 'recording.mark', mark: { severity, text, at: sinceBeginning() } });
    }}
  >
    <label className={classes.field}>
      Qué está mal aquí
      <textarea
        ref={focusOn}
        name="text"
        rows={3}
        required
        className={classes.remark}
        defaultValue={recording.get().context.draft}
        onChange={({ currentTarget }) => {
          tellRecording({ type: 'recording.write', text: currentTarget.value });
        }}
      />
    </label>
    <label className={classes.field}>
      Gravedad
      <select name="severity" defaultValue="hurts" className={classes.select}>
        {Object.entries(severities).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
    <div className={classes.buttons}>
      <button type="submit" className={classes.main}>
        Anotar
      </button>
      <button
        type="button"
        className={classes.plain}
        onClick={() => {
          tellRecording({ type: 'recording.dismiss' });
        }}
      >
        Cancelar
      </button>
    </div>
  </form>
);
