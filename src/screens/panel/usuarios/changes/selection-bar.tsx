import { ActionIcon, Anchor, Button, Group, Text } from '@mantine/core';
import type { Flag } from '#machines/support/switch-run.ts';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import type { User } from '#src/api/contract/user.ts';
import { inNumber } from '#src/format/numbers.ts';
import { useFocusBack } from '#src/ui/dialogs/use-focus-back.ts';
import { IconX } from '#src/ui/icons.ts';
import { flagTextsOf } from '../user-texts.ts';
import type { UsersActor } from '../users-actor.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ConfirmDeactivation } from './confirm-deactivation.tsx';
import classes from './selection-bar.module.css';

interface SelectionBarProps {
  readonly actor: UsersActor;
  readonly self: number | null;
  readonly chosen: readonly User[];
  /** Number of people who match the filters. */
  readonly matching: number;
  readonly onChooseAll: () => void;
  readonly onClear: () => void;
}

const actions: readonly { readonly flag: Flag; readonly to: boolean }[] = [
  { flag: 'active', to: true },
  { flag: 'active', to: false },
  { flag: 'active_map', to: true },
  { flag: 'active_map', to: false },
];

/** Actions on the selected people. Deactivating several asks first. */
export function SelectionBar({ actor, self, chosen, matching, onChooseAll, onClear }: SelectionBarProps) {
  const question = useQuestion();
  useFocusBack();
  const change = (flag: Flag, to: boolean) => {
    actor.send({ type: 'users.switch', ids: chosen.map(({ id }) => id), flag, to, self });
    question.close();
    onClear();
  };
  return (
    <BottomBar role="group" aria-label="Usuarios elegidos">
      <Text fz="md">
        {inNumber(chosen.length)} {chosen.length === 1 ? 'elegido' : 'elegidos'}
      </Text>
      {chosen.length < matching ? (
        <Anchor component="button" fz="sm" underline="always" type="button" onClick={onChooseAll}>
          Elegir los {inNumber(matching)} que coinciden
        </Anchor>
      ) : null}
      <Group gap={6} className={classes.actions}>
        {actions.map(({ flag, to }) => {
          const { verb } = flagTextsOf(flag, to);
          return (
            <Button
              key={verb}

              onClick={() => {
                // While the current user is unknown, the machine refuses and reports it, so no question is needed.
                if (flag === 'active' && !to && chosen.length > 1 && self !== null) question.open();
                else change(flag, to);
              }}
            >
              {verb}
            </Button>
          );
        })}
        <ActionIcon aria-label="Quitar la selección" onClick={onClear}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
      {question.isOpen ? (
        <ConfirmDeactivation
          number={chosen.filter(({ id, active }) => active && id !== self).length}
          onConfirm={() => {
            change('active', false);
          }}
          onCancel={question.close}
        />
      ) : null}
    </BottomBar>
  );
}
