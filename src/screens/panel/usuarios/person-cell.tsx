import type { User } from '#src/api/contract/user.ts';
import { Avatar } from '#src/ui/avatar.tsx';
import { resolveAddress } from '../../support/use-address.ts';
import classes from './person-cell.module.css';
import { nameOf } from './words.ts';

interface PersonCellProps {
  readonly user: User;
  /** Origin of the API, below which its addresses are. */
  readonly apiHost: string;
  /** Whether it is the person who is here. */
  readonly isSelf: boolean;
}

const PORTRAIT_PX = 32;

/** Who it is: picture or initials, name and e-mail. */
export function PersonCell({ user, apiHost, isSelf }: PersonCellProps) {
  const name = nameOf(user);
  return (
    <span className={classes['person']}>
      <span className={classes['portrait']}>
        <Avatar
          name={user.name}
          email={user.email}
          image={resolveAddress(user.image, apiHost)}
          size={PORTRAIT_PX}
        />
      </span>
      <span className={classes['words']}>
        <span className={classes['name']}>
          {name} {isSelf ? <span className={classes['self']}>Tú</span> : null}
        </span>
        {user.email === null || user.email === name ? null : (
          <span className={classes['email']}>{user.email}</span>
        )}
      </span>
    </span>
  );
}
