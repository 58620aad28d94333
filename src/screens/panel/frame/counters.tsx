import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { clsx as cx } from 'clsx';
import { Suspense } from 'react';
import { NavLink, useMatch } from 'react-router-dom';
import type { CounterName } from '#machines/counters/counters.machine.ts';
import { useServices } from '#src/actor-hooks/services.ts';
import { href } from '#src/config/routes.ts';
import { inNumber } from '#src/format/numbers.ts';
import { IconFileText, IconPackage, IconRefresh, IconShoppingCart } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/messages/waiting.tsx';
import layout from '#src/ui/styles/layout.module.css';
import text from '#src/ui/styles/text.module.css';
import classes from './counters.module.css';

const entries = [
  { name: 'quotes', label: 'Cotizaciones', to: href('quotes'), Icon: IconFileText },
  { name: 'orders', label: 'Órdenes', to: href('orders'), Icon: IconPackage },
  { name: 'cart', label: 'Carrito', to: href('cart'), Icon: IconShoppingCart },
] as const satisfies readonly { name: CounterName; label: string; to: string; Icon: typeof IconPackage }[];

type Entry = (typeof entries)[number];

/** Links with the numbers of quotes, orders and cart lines; each loads and fails separately. */
export function Counters() {
  return (
    <div className={classes.counters}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.name} className={classes.item}>
            <Suspense fallback={<CounterLink {...entry} count={null} state="loading" />}>
              <Counter {...entry} />
            </Suspense>
          </li>
        ))}
      </ul>
      <Suspense>
        <SlowCounters />
      </Suspense>
    </div>
  );
}

function Counter(entry: Entry) {
  const { counters } = useServices();
  const count = useSelector(counters, ({ context }) => context.counts[entry.name]);
  const state = useSelector(counters, ({ value }) => stateOf(value[entry.name]));
  return (
    <>
      <CounterLink {...entry} count={count} state={state} />
      {state === 'failed' ? (
        <span role="alert" className={classes.failure}>
          <span className="visually-hidden">No pudimos contar: {entry.label}.</span>
          <Button
            aria-label={`Reintentar ${entry.label.toLocaleLowerCase('es-MX')}`}
            onClick={() => {
              counters.send({ type: `${entry.name}.refresh` });
            }}
            leftSection={<IconRefresh className={classes.again} size={16} stroke={1.5} aria-hidden />}
          >
            <span className={classes.retry}>Reintentar</span>
          </Button>
        </span>
      ) : null}
    </>
  );
}

type CounterState = 'loading' | 'failed' | 'settled';

/** Whether a counter loads, failed or is settled; the value of a loading region is an object. */
function stateOf(region: string | object): CounterState {
  if (typeof region === 'object') return 'loading';
  return region === 'failed' ? 'failed' : 'settled';
}

interface CounterLinkProps extends Pick<Entry, 'label' | 'to' | 'Icon'> {
  readonly count: number | null;
  readonly state: CounterState;
}

function CounterLink({ label, to, Icon, count, state }: CounterLinkProps) {
  // A cart that has not been counted yet is 0, so that 0 is not shown.
  const shownCount = state === 'settled' || count !== 0 ? count : null;
  return (
    <NavLink end className={classes.link} to={to} data-state={state}>
      <Icon className={classes.icon} size={18} stroke={1.5} aria-hidden />
      <span>{label}</span>{' '}
      <span className={cx(text.figure, classes.count)}>
        {shownCount === null ? (
          <span className="visually-hidden">{state === 'failed' ? 'sin dato' : 'cargando'}</span>
        ) : (
          inNumber(shownCount)
        )}
      </span>
    </NavLink>
  );
}

/**
 * One slow notice for all counters, over the page so that nothing moves. The panel home shows one for each counter
 * instead.
 */
function SlowCounters() {
  const { counters } = useServices();
  const slow = useSelector(counters, (snapshot) => snapshot.hasTag('slow'));
  const cancellable = useSelector(counters, (snapshot) => snapshot.hasTag('cancellable'));
  const atHome = useMatch({ path: href('panel'), end: true }) !== null;
  if (!slow || atHome) return null;
  return (
    <div className={cx(layout.floating, classes.slow)}>
      <Waiting
        slow
        cancellable={cancellable}
        label="Contando"
        onCancel={() => {
          for (const { name } of entries) counters.send({ type: `${name}.cancel` });
        }}
      />
    </div>
  );
}
