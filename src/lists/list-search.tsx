import '#src/ui/theme/field-styles.ts';
import { ActionIcon, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { IconSearch, IconX } from '#src/ui/icons.ts';
import classes from './list-toolbar.module.css';
import { useDebouncedText } from './use-debounced-text.ts';

interface ListSearchProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  /** The current search. */
  readonly value: string;
  /** Called once typing pauses. */
  readonly onChange: (value: string) => void;
}

/** The search field of a list; it reports the text once typing pauses. */
export function ListSearch({ label, placeholder, value, onChange }: ListSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useDebouncedText(value, onChange);
  return (
    <TextInput
      ref={field}
      size="sm"
      className={classes.search}
      label={label}
      type="search"
      value={text}
      placeholder={placeholder}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
      rightSection={
        text === '' ? null : (
          <ActionIcon
            aria-label="Borrar la búsqueda"
            onClick={() => {
              setText('');
              field.current?.focus();
            }}
          >
            <IconX size={16} stroke={1.5} aria-hidden />
          </ActionIcon>
        )
      }
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
      }}
    />
  );
}
