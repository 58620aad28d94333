import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { ResourceView, type ResourceActor } from '#src/remote-data/resource-view.tsx';

interface ListToRead {
  readonly actor: ResourceActor<unknown>;
  /** Text of the wait, such as "Cargando las cuentas…". */
  readonly loading: string;
}

interface InOrderProps {
  readonly lists: readonly ListToRead[];
  /** Shown once every list was read or has failed. */
  readonly children: ReactNode;
}

const nothing = () => null;

/** One wait at a time, and what is made of all lists together: one that comes later would push what is shown. */
export function InOrder({ lists: [first, ...others], children }: InOrderProps) {
  return first === undefined ? (
    children
  ) : (
    <OneList {...first} others={others}>
      {children}
    </OneList>
  );
}

interface OneListProps extends ListToRead {
  readonly others: readonly ListToRead[];
  readonly children: ReactNode;
}

function OneList({ actor, loading, others, children }: OneListProps) {
  // While it loads again it still counts.
  const isSettled = useSelector(
    actor,
    (snapshot) => snapshot.context.data !== null || !snapshot.matches('loading'),
  );
  return (
    <>
      <ResourceView actor={actor} loading={loading}>
        {nothing}
      </ResourceView>
      {isSettled ? <InOrder lists={others}>{children}</InOrder> : null}
    </>
  );
}
