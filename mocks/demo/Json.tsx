import { maskSecrets } from '../mask.ts';
import classes from './Json.module.css';

/** As much as a person reads; ten thousand users would stop the page. */
const LONGEST = 12_000;

const format = new Intl.NumberFormat('es-MX');

function textOf(value: unknown): string {
  const text = JSON.stringify(maskSecrets(value), null, 2) ?? 'undefined';
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, LONGEST)}\n… (${format.format(text.length - LONGEST)} caracteres más)`;
}

/** A value as JSON, its secrets masked. */
export const Json = ({ value }: { readonly value: unknown }) => (
  <pre className={classes['json']}>{textOf(value)}</pre>
);
