import { createContext, useContext } from 'react';
import type { FieldErrors } from '#src/api/errors.ts';

/** What the fields of a form know of it. */
interface FormState {
  /** The server's messages, by wire name. */
  readonly messages: FieldErrors;
  /** The form is on its way: what was typed stays readable and does not change. */
  readonly waiting: boolean;
}

export const FormStateContext = createContext<FormState>({ messages: {}, waiting: false });

/** The message at a field (undefined for none), and whether its form is on its way. */
export function useFieldState(name: string): { message: string | undefined; waiting: boolean } {
  const { messages, waiting } = useContext(FormStateContext);
  return { message: messages[name]?.join(' '), waiting };
}
