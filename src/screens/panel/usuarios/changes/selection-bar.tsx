import { Button } from '@mantine/core';
import type { Flag, Setting } from '#machines/support/switch-run.ts';
import { useQuestion } from '#src/actor-hooks/use-question.ts';
import type { User } from '#src/api/contract/user.ts';
import { ChosenBar } from '#src/lists/chosen/chosen-bar.tsx';
import { flagTextsOf } from '../user-texts.ts';
import type { UsersActor } from '../users-actor.ts';
import { ChangeRoles } from './change-roles.tsx';
import { ConfirmDeactivation } from './confirm-deactivation.tsx';

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
  const roleQuestion = useQuestion();
  const change = (setting: Setting) => {
    actor.send({ type: 'users.switch', ids: chosen.map(({ id }) => id), self, ...setting });
    question.close();
    roleQuestion.close();
    onClear();
  };
  return (
    <ChosenBar
      label="Usuarios elegidos"
      words={{ one: 'elegido', many: 'elegidos', all: 'los' }}
      count={chosen.length}
      matching={matching}
      onChooseAll={onChooseAll}
      onClear={onClear}
    >
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
    </ChosenBar>
  );
}
