import { useState } from 'react';
import classes from './avatar.module.css';
import { IconUser } from './icons.ts';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  readonly name: string | null;
  /** Speaks for who has no name. */
  readonly email?: string | null | undefined;
  /** Absolute address of the picture; null where there is none. */
  readonly image: string | null;
  /** Edge in CSS px. @default 40 */
  readonly size?: number;
}

/**
 * A person's picture; the initials of their name, else of their e-mail, where there is none or its address is broken;
 * of whom nothing is known, an outline. It stands beside words that say who it is, and says nothing itself.
 */
export function Avatar({ name, email = null, image, size = 40 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initials = initialsOf(name, email);
  return (
    <span
      className={classes['avatar']}
      style={{ blockSize: size, fontSize: size, inlineSize: size }}
      aria-hidden
    >
      {image !== null && image !== broken ? (
        <img
          className={classes['picture']}
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
        <span className={classes['initials']}>
          {initials ?? <IconUser size="1.6em" stroke={1.5} aria-hidden />}
        </span>
      )}
    </span>
  );
}
