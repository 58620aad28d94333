import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Group, Loader, Switch, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { Flag } from '#machines/support/switch-run.ts';
import type { User } from '#src/api/contract/user.ts';
import { flagTextsOf } from '../user-texts.ts';
import type { UsersActor } from '../users-actor.ts';
import { shownFlag } from './shown-flag.ts';

interface FlagSwitchProps {
  readonly actor: UsersActor;
  readonly user: User;
  readonly flag: Flag;
  /** Id of the current user; null when unknown. */
  readonly self: number | null;
}

/** One switch of one account. Subscribes to the machine itself, so that a change does not render the table. */
export function FlagSwitch({ actor, user, flag, self }: FlagSwitchProps) {
  const isOn = useSelector(actor, ({ context }) => shownFlag(context, user, flag).on);
  const isPending = useSelector(actor, ({ context }) => shownFlag(context, user, flag).pending);
  const isOwn = flag === 'active' && user.id === self;
  const control = (
    <Switch
      aria-label={flagTextsOf(flag, isOn).label}
      aria-busy={isPending}
      checked={isOn}
      disabled={isOwn}
      thumbIcon={isPending ? <Loader size={12} /> : undefined}
      onChange={() => {
        actor.send({ type: 'users.switch', ids: [user.id], flag, to: !isOn, self });
      }}
    />
  );
  if (!isOwn) return control;
  return (
    <Group gap="0.125rem 0.5rem" title="Es tu cuenta: no puedes desactivarla">
      {control}
      <Text span c="dimmed" fz="xs">
        Tu cuenta<span className="visually-hidden">: no puedes desactivarla</span>
      </Text>
    </Group>
  );
}
