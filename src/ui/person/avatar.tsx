import { useState } from 'react';
import { IconUser } from '../icons.ts';
import classes from './avatar.module.css';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  readonly name: string | null;
  /** E-mail: its first letter is the fallback for a person without a name. */
  readonly email?: string | null | undefined;
  /** Absolute address of the picture; null when the person has none. */
  readonly image: string | null;
  /** Edge in CSS px. @default 40 */
  readonly size?: number;
}

/**
 * A person's picture. Without a picture, or when its address is broken, shows the initials of the name, else of the
 * e-mail, else an outline. Hidden from screen readers: the text beside it names the person.
 */
export function Avatar({ name, email = null, image, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(name, email);
  return (
    <span
      className={classes.avatar}
      style={{ blockSize: size, fontSize: size, inlineSize: size }}
      aria-hidden
    >
      {image !== null && image !== broken ? (
        <img
          className={classes.picture}
          src={image}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => {
            setBroken(image);
          }}
        />
      ) : (
        <span className={classes.initials}>
          {initials ?? <IconUser size="1.6em" stroke={1.5} aria-hidden />}
        </span>
      )}
    </span>
  );
}
