import { createContext, use } from 'react';
import type { TypedValues } from '#src/browser/typed.ts';

/** Nothing is back. */
export const NOTHING_TYPED: TypedValues = {};

/** What was typed before the session expired, and is back in this form; its fields start with it. */
export const TypedValuesContext = createContext(NOTHING_TYPED);

export const useTypedValues = (): TypedValues => use(TypedValuesContext);

/** Marks a field, or the element around it, whose value is kept. Fields for passwords and cards never have it. */
const MARK = '[data-typed]';

/** What the marked fields of a form hold. */
export function typedIn(form: HTMLFormElement): TypedValues {
  const values: Record<string, string> = {};
  for (const field of form.elements) {
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement;
    if (isField && field.name !== '' && field.closest(MARK) !== null) values[field.name] = field.value;
  }
  return values;
}

/** Whether a marked field holds another text than it began with. */
export const hasText = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.closest(MARK) !== null &&
      field.value !== field.defaultValue,
  );

/** The id in a choice that is back, null for none; undefined when the choice was not kept. */
export function typedId(values: TypedValues, name: string): number | null | undefined {
  const text = values[name];
  if (text === undefined) return undefined;
  return /^\d+$/.test(text) ? Number(text) : null;
}
