import { createContext, useContext } from 'react';
import type { FieldErrors } from '#src/api/errors.ts';

/** The state of a form that its fields read. */
interface FormState {
  /** The server's messages by field name. */
  readonly messages: FieldErrors;
  /** Whether the form is being sent: its fields are read-only then. */
  readonly waiting: boolean;
}

export const FormStateContext = createContext<FormState>({ messages: {}, waiting: false });

/** A field's message (undefined for none), and whether its form is being sent. */
export function useFieldState(name: string): { message: string | undefined; waiting: boolean } {
  const { messages, waiting } = useContext(FormStateContext);
  return { message: messages[name]?.join(' '), waiting };
}
