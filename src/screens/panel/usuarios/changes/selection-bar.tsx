import { ActionIcon, Anchor, Button, Group, Text } from '@mantine/core';
import type { Flag, Setting } from '#machines/support/switch-run.ts';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import type { User } from '#src/api/contract/user.ts';
import { inNumber } from '#src/format/numbers.ts';
import { useFocusBack } from '#src/ui/dialogs/use-focus-back.ts';
import { IconX } from '#src/ui/icons.ts';
import { flagTextsOf } from '../user-texts.ts';
import type { UsersActor } from '../users-actor.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ChangeRoles } from './change-roles.tsx';
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

/** Actions on the selected people. Deactivating several asks first, and so does a role. */
export function SelectionBar({ actor, self, chosen, matching, onChooseAll, onClear }: SelectionBarProps) {
  const question = useQuestion();
  useFocusBack();
  const roleQuestion = useQuestion();
  const change = (setting: Setting) => {
    actor.send({ type: 'users.switch', ids: chosen.map(({ id }) => id), self, ...setting });
    question.close();
    roleQuestion.close();
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
                else change({ flag, to });
              }}
            >
              {verb}
            </Button>
          );
        })}
        <Button onClick={roleQuestion.open}>Cambiar el rol…</Button>
        <ActionIcon aria-label="Quitar la selección" onClick={onClear}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Group>
      {question.isOpen ? (
        <ConfirmDeactivation
          number={chosen.filter(({ id, active }) => active && id !== self).length}
          onConfirm={() => {
            change({ flag: 'active', to: false });
          }}
          onCancel={question.close}
        />
      ) : null}
      {roleQuestion.isOpen ? (
        <ChangeRoles
          number={chosen.filter(({ id }) => id !== self).length}
          onConfirm={(role) => {
            change({ flag: 'role', to: role });
          }}
          onCancel={roleQuestion.close}
        />
      ) : null}
    </BottomBar>
  );
}
