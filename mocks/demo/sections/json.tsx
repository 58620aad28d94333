import { maskSecrets } from '../../mask.ts';
import classes from './json.module.css';

/** Maximum length shown: ten thousand users would freeze the page. */
const MAX_LENGTH = 12_000;

const format = new Intl.NumberFormat('es-MX');

function textOf(value: unknown): string {
  const text = JSON.stringify(maskSecrets(value), null, 2) ?? 'undefined';
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH)}\n… (${format.format(text.length - MAX_LENGTH)} caracteres más)`;
}

/** A value as JSON, with secrets masked. */
export const Json = ({ value }: { readonly value: unknown }) => (
  <pre className={classes.json}>{textOf(value)}</pre>
);
