import { clsx as cx } from 'clsx';
import text from '#src/ui/styles/text.module.css';
import '@mantine/core/styles/Progress.layer.css';
import { Progress, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import classes from './work.module.css';

interface CountListProps {
  readonly counts: readonly { readonly name: string; readonly count: number; readonly to: string }[];
  /** Such as "orden" and "órdenes". */
  readonly one: string;
  readonly many: string;
}

/** Numbers with their bars, linked to their lists. */
export function CountList({ counts, one, many }: CountListProps) {
  const largest = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Stack component="ul" gap={0}>
      {counts.map(({ name, count, to }) => (
        <li key={name}>
          <Link to={to} className={cx(text.figure, classes.stage)}>
            <span>{name}</span>{' '}
            <strong>
              {count}
              <span className="visually-hidden"> {count === 1 ? one : many}</span>
            </strong>
            <Progress value={(count / largest) * 100} size={4} aria-hidden />
          </Link>
        </li>
      ))}
    </Stack>
  );
}
