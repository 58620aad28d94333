import { Badge, Box, Group, Text } from '@mantine/core';
import { resolveAddress } from '#src/actor-hooks/use-address.ts';
import type { User } from '#src/api/contract/user.ts';
import { Avatar } from '#src/ui/person/avatar.tsx';
import { nameOf } from '../user-texts.ts';
import classes from './person-cell.module.css';

interface PersonCellProps {
  readonly user: User;
  /** Origin of the API, the base of picture addresses. */
  readonly apiHost: string;
  /** Whether it is the current user. */
  readonly isSelf: boolean;
}

const PORTRAIT_PX = 32;

/** Picture or initials, name and e-mail; without the picture on phones. */
export function PersonCell({ user, apiHost, isSelf }: PersonCellProps) {
  const name = nameOf(user);
  return (
    <Group gap="sm" wrap="nowrap">
      <div className={classes.portrait}>
        <Avatar
          name={user.name}
          email={user.email}
          image={resolveAddress(user.image, apiHost)}
          size={PORTRAIT_PX}
        />
      </div>
      <Box miw={0} maw="20rem" lh={1.35}>
        <Text fz="sm" fw={500} lh="inherit">
          {name}{' '}
          {isSelf ? (
            <Badge component="span" variant="outline" color="gray" size="sm">
              Tú
            </Badge>
          ) : null}
        </Text>
        {user.email === null || user.email === name ? null : (
          <Text c="dimmed" fz="xs" lh="inherit">
            {user.email}
          </Text>
        )}
      </Box>
    </Group>
  );
}
