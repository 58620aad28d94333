import { Button, Stack, Text } from '@mantine/core';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { rolesMachine } from '#machines/roles/roles.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { Role } from '#src/api/contract/user.ts';
import { inNumber } from '#src/format/numbers.ts';
import { Question } from '#src/ui/dialogs/question.tsx';
import { RoleField } from '../editor/role-field.tsx';

interface ChangeRolesProps {
  /** How many accounts get the role. */
  readonly number: number;
  readonly onConfirm: (role: Role) => void;
  readonly onCancel: () => void;
}

/** Asks which role several accounts get, before they get it. */
export function ChangeRoles({ number, onConfirm, onCancel }: ChangeRolesProps) {
  const roles = useActorRef(rolesMachine, useActorSurroundings());
  const known = useSelector(roles, ({ context }) => context.data);
  const [chosen, choose] = useState<number | null>(null);
  const role = known?.find(({ id }) => id === chosen);
  const accounts = number === 1 ? '1 cuenta' : `${inNumber(number)} cuentas`;
  return (
    <Question
      opened
      title={`¿Cambiar el rol de ${accounts}?`}
      onClose={onCancel}
      answers={
        <>
          <Button size="md" onClick={onCancel}>
            Cancelar
          </Button>
          <Button
            variant="filled"
            size="md"
            disabled={role === undefined}
            onClick={() => {
              if (role !== undefined) onConfirm(role);
            }}
          >
            Cambiar el rol
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text inherit>
          Lo que pueden ver y hacer cambia al guardarse. Puedes detenerlo mientras avanza y deshacerlo al
          terminar.
        </Text>
        <RoleField actor={roles} user={null} refusal={null} onChoose={choose} />
      </Stack>
    </Question>
  );
}
