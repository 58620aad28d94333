import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useOpenedUser, type DialogKind } from '../dialog/use-user-dialog.ts';

interface UserLinkProps {
  readonly to: DialogKind;
  readonly id: number;
  readonly children: string;
}

/** Opens a dialog of an account. It reads the address by itself, so that the table need not. */
export function UserLink({ to, id, children }: UserLinkProps) {
  const { linkTo } = useOpenedUser(to);
  return (
    <Button component={Link} variant="subtle" px="xs" {...linkTo(String(id))}>
      {children}
    </Button>
  );
}
