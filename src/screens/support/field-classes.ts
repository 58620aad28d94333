import styles from './field.module.css';

const named = (name: string) => styles[name] ?? '';

/** How every field of a form looks. */
export const fieldClasses = {
  label: named('label'),
  input: named('input'),
  error: named('error'),
  description: named('description'),
};
