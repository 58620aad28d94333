import { counted, listed } from './words.ts';

const MINUTE_S = 60;

/** The wait before another attempt. @param waitMs the whole wait, in ms */
export function waitSentence(waitMs: number): string {
  const seconds = Math.ceil(waitMs / 1_000);
  const minutes = Math.floor(seconds / MINUTE_S);
  const rest = seconds % MINUTE_S;
  const parts = [
    ...(minutes > 0 ? [counted(minutes, 'minuto', 'minutos')] : []),
    ...(rest > 0 ? [counted(rest, 'segundo', 'segundos')] : []),
  ];
  return `Podrás intentarlo de nuevo en ${listed(parts)}.`;
}
