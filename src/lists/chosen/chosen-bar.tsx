import { ActionIcon, Anchor, Group, Text } from '@mantine/core';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { announce } from '#src/browser/announcer.ts';
import { inNumber } from '#src/format/numbers.ts';
import { useFocusBack } from '#src/ui/dialogs/use-focus-back.ts';
import { IconX } from '#src/ui/icons.ts';
import { BottomBar } from './bottom-bar.tsx';
import classes from './chosen-bar.module.css';

interface ChosenBarProps {
  /** Accessible name of the bar, such as "Usuarios elegidos". */
  readonly label: string;
  /** What is chosen, in the grammatical gender of the rows: "elegido" and "elegidos". */
  readonly words: { readonly one: string; readonly many: string; readonly all: string };
  /** How many rows are chosen. */
  readonly count: number;
  /** How many of them the filters hide. @default none */
  readonly hidden?: number;
  /** How many rows match the filters. */
  readonly matching: number;
  readonly onChooseAll: () => void;
  /** Chooses none; the Escape key does it too. */
  readonly onClear: () => void;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** What the bar says and does about chosen rows, some of which the filters may hide. */
export function countsOfChosen<Row>(
  chosen: readonly Row[],
  matching: readonly Row[],
  onChoose: (rows: readonly Row[]) => void,
): Pick<ChosenBarProps, 'count' | 'hidden' | 'matching' | 'onChooseAll' | 'onClear'> {
  const shown = new Set(matching);
  return {
    count: chosen.length,
    hidden: chosen.filter((row) => !shown.has(row)).length,
    matching: matching.length,
    onChooseAll: () => {
      onChoose([...new Set([...chosen, ...matching])]);
    },
    onClear: () => {
      onChoose([]);
    },
  };
}

/** How many rows of a list are chosen, and what can be done with them. */
export function ChosenBar(props: ChosenBarProps) {
  const { label, words, count, hidden = 0, matching, onChooseAll, onClear, children } = props;
  const text = `${inNumber(count)} ${count === 1 ? words.one : words.many}`;
  useFocusBack();
  useEscape(onClear);
  useEffect(() => {
    announce(text);
  }, [text]);
  return (
    <BottomBar role="group" aria-label={label}>
      <Text fz="md">{hidden === 0 ? text : `${text}, ${inNumber(hidden)} fuera del filtro`}</Text>
      {matching > 1 && count - hidden < matching ? (
        <Anchor component="button" fz="sm" underline="always" type="button" onClick={onChooseAll}>
          Elegir {words.all} {inNumber(matching)} que coinciden
        </Anchor>
      ) : null}
      <Group gap={6} className={classes.actions}>
        {children}
        <ActionIcon aria-label="Quitar la selección" onClick={onClear}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
    </BottomBar>
  );
}

/** Whether the page shows something that Escape closes. */
const isAnyOpen = () =>
  [...document.querySelectorAll('[role=dialog], [role=listbox], [role=menu]')].some(
    (element) => element.getClientRects().length > 0,
  );

/** Calls a handler on Escape, unless something that is open or being typed in takes it. */
function useEscape(handler: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key === 'Escape' && !event.defaultPrevented && !isTyping && !isAnyOpen()) handler();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      handle(event);
    };
    document.addEventListener('keydown', listen);
    return () => {
      document.removeEventListener('keydown', listen);
    };
  }, []);
}
