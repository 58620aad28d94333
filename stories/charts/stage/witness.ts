import { change, type Run } from './run.ts';
import { shownOn, type Shown } from './shown.ts';
import { painted } from './when-shown.ts';

/** Paints after which a screen that never rests is taken as it is. */
const MOST_PAINTS = 120;

/** Notes what the screen shows after the newest step, once it rests; nothing when another step follows before. */
export async function witness(run: Run): Promise<void> {
  const { actor } = run;
  const number = run.state.steps.length - 1;
  if (number < 0 || run.state.steps[number]?.shown !== null) return;
  let last = '';
  for (let paint = 0; paint < MOST_PAINTS; paint += 1) {
    await painted();
    if (run.actor !== actor || run.state.steps.length !== number + 1) return;
    const shown = shownOn(document);
    const now = JSON.stringify(shown);
    const rests = now === last && run.gate.passing() === 0;
    last = now;
    if (rests || paint === MOST_PAINTS - 1) {
      note(run, number, shown);
      return;
    }
  }
}

function note(run: Run, number: number, shown: Shown): void {
  const steps = run.state.steps.map((step, index) => (index === number ? { ...step, shown } : step));
  change(run, { steps });
}
