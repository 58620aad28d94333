import '#src/ui/theme/field-styles.ts';
import {
  NativeSelect,
  PasswordInput,
  Textarea,
  TextInput,
  type NativeSelectProps,
  type PasswordInputProps,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import type { FormEvent, Ref } from 'react';
import { useFieldState } from './form-state.ts';
import { useTypedValues } from './typed-values.ts';

/** Its name in the request: the server's messages refer to it. */
interface Named {
  readonly name: string;
}

/** What a field reads from its form: the server's message, and read-only while the form is being sent. */
function useForm({ name }: Named) {
  const { message, waiting } = useFieldState(name);
  return { error: message, readOnly: waiting };
}

/** A text field of the panel. Uncontrolled: what is typed stays whether or not sending succeeds. */
export function FormText(props: TextInputProps & Named) {
  const emailProps = props.type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {};
  const typed = useTypedValues()[props.name];
  const start = typed === undefined || props.value !== undefined ? {} : { defaultValue: typed };
  return <TextInput {...emailProps} {...props} {...start} {...useForm(props)} data-typed />;
}

/** A text of several lines; what is typed stays whether or not sending succeeds. */
export function FormTextarea({ defaultValue, ...props }: TextareaProps & Named) {
  const typed = useTypedValues()[props.name];
  return <Textarea {...props} defaultValue={typed ?? defaultValue} {...useForm(props)} data-typed />;
}

interface FormSelectProps extends Omit<NativeSelectProps, 'name' | 'value' | 'onChange' | 'onInput'>, Named {
  /** What is chosen, where its screen holds it. @default the field holds it, and begins with `defaultValue` */
  readonly value?: string;
  readonly onChoose?: (value: string) => void;
}

/** A list with one choice, as the phone shows it. Its screen may hold what is chosen, when more depends on it. */
export function FormSelect({ onChoose, ...props }: FormSelectProps) {
  const { error } = useForm(props);
  const typed = useTypedValues()[props.name];
  const start = typed === undefined || props.value !== undefined ? {} : { defaultValue: typed };
  // A browser tells first of the input: a screen that draws again then would put the former choice back before the change.
  const choose = ({ currentTarget }: FormEvent<HTMLSelectElement>) => {
    onChoose?.(currentTarget.value);
  };
  const held = onChoose === undefined ? {} : { onInput: choose, onChange: choose };
  return <NativeSelect {...props} {...start} {...held} error={error} data-typed />;
}

interface HiddenProps extends Named {
  readonly defaultValue: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What a form was begun with, and that its person does not see; it is back with what was typed. */
export function FormHidden({ name, defaultValue, ref }: HiddenProps) {
  const start = useTypedValues()[name] ?? defaultValue;
  return <input type="hidden" ref={ref} name={name} defaultValue={start} data-typed />;
}

/** A password field of the panel; the password can be shown while it is typed. */
export function FormPassword(props: PasswordInputProps & Named) {
  const field = useForm(props);
  return (
    <PasswordInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...props}
      {...field}
      aria-invalid={field.error !== undefined}
    />
  );
}
