import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { NavLink, useMatch } from 'react-router-dom';
import type { CounterName } from '#machines/counters.machine.ts';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { IconFileText, IconPackage, IconRefresh, IconShoppingCart } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { useServices } from '../../support/services.ts';
import classes from './counters.module.css';

const faces = [
  { name: 'quotes', label: 'Cotizaciones', to: href('quotes'), Icon: IconFileText },
  { name: 'orders', label: 'Órdenes', to: href('orders'), Icon: IconPackage },
  { name: 'cart', label: 'Carrito', to: href('cart'), Icon: IconShoppingCart },
] as const satisfies readonly { name: CounterName; label: string; to: string; Icon: typeof IconPackage }[];

type Face = (typeof faces)[number];

/** How many quotes, orders and things in the cart there are: three links, each with its own fate. */
export function Counters() {
  return (
    <div className={classes['counters']}>
      <ul className={classes['list']}>
        {faces.map((face) => (
          <li key={face.name} className={classes['item']}>
            <Suspense fallback={<CounterLink {...face} count={null} state="loading" />}>
              <Counter {...face} />
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

function Counter(face: Face) {
  const { counters } = useServices();
  const count = useSelector(counters, ({ context }) => context.counts[face.name]);
  const state = useSelector(counters, ({ value }) => stateOf(value[face.name]));
  return (
    <>
      <CounterLink {...face} count={count} state={state} />
      {state === 'failed' ? (
        <span role="alert" className={classes['failure']}>
          <span className="visually-hidden">No pudimos contar: {face.label}.</span>
          <button
            type="button"
            className={buttonClass('small')}
            aria-label={`Reintentar ${face.label.toLocaleLowerCase('es-MX')}`}
            onClick={() => {
              counters.send({ type: `${face.name}.refresh` });
            }}
          >
            <IconRefresh className={classes['again']} size={16} stroke={1.5} aria-hidden />
            <span className={classes['words']}>Reintentar</span>
          </button>
        </span>
      ) : null}
    </>
  );
}

type CounterState = 'loading' | 'failed' | 'settled';

/** A region that loads has steps inside, hence no string. */
function stateOf(region: string | object): CounterState {
  if (typeof region === 'object') return 'loading';
  return region === 'failed' ? 'failed' : 'settled';
}

interface CounterLinkProps extends Pick<Face, 'label' | 'to' | 'Icon'> {
  readonly count: number | null;
  readonly state: CounterState;
}

function CounterLink({ label, to, Icon, count, state }: CounterLinkProps) {
  // A cart is 0 before it has ever been counted: not a number to show for one.
  const known = state === 'settled' || count !== 0 ? count : null;
  return (
    <NavLink end className={classes['link'] ?? ''} to={to} data-state={state}>
      <Icon className={classes['icon']} size={18} stroke={1.5} aria-hidden />
      <span className={classes['label']}>{label}</span>{' '}
      <span className={classes['count']}>
        {known?.toLocaleString('es-MX') ?? (
          <span className="visually-hidden">{state === 'failed' ? 'sin dato' : 'cargando'}</span>
        )}
      </span>
    </NavLink>
  );
}

/** One line for all three, laid over the page so that nothing moves. The panel's home has its own, for each. */
function SlowCounters() {
  const { counters } = useServices();
  const slow = useSelector(counters, (snapshot) => snapshot.hasTag('slow'));
  const cancellable = useSelector(counters, (snapshot) => snapshot.hasTag('cancellable'));
  const atHome = useMatch({ path: href('panel'), end: true }) !== null;
  if (!slow || atHome) return null;
  return (
    <div className={classes['slow']}>
      <Waiting
        slow
        cancellable={cancellable}
        label="Contando"
        onCancel={() => {
          for (const { name } of faces) counters.send({ type: `${name}.cancel` });
        }}
      />
    </div>
  );
}
