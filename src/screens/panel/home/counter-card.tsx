import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { href } from '#src/config/routes.ts';
import { buttonClass } from '#src/ui/button.ts';
import { ErrorAlert } from '#src/ui/error-alert.tsx';
import { IconRefresh } from '#src/ui/icons.ts';
import { Waiting } from '#src/ui/waiting.tsx';
import { failureText } from '../../support/failure-text.ts';
import type { Services } from '../../support/services.ts';
import { useLastVisit } from '../../support/visits.tsx';
import styles from './counter-card.module.css';
import type { CounterFacts } from './counter-facts.ts';

interface CounterCardProps extends CounterFacts {
  readonly counters: Services['counters'];
}

/** One counter: its number, how it is doing, and the way to what it counts. */
export function CounterCard({ counters, name, title, link, route, Icon }: CounterCardProps) {
  const snapshot = useSelector(counters, (state) => state);
  const count = snapshot.context.counts[name];
  const error = snapshot.matches({ [name]: 'failed' }) ? snapshot.context.errors[name] : null;
  const isEndless = snapshot.matches({ [name]: { loading: 'endless' } });
  const isSlow = isEndless || snapshot.matches({ [name]: { loading: 'slow' } });
  const isWaiting = snapshot.matches({ [name]: 'loading' });
  const isReady = snapshot.matches({ [name]: 'ready' });
  const seen = useLastVisit()?.counts[name];
  const change = isReady && count !== null && seen !== undefined ? count - seen : 0;
  const titleId = useId();
  const refresh = () => {
    counters.send({ type: `${name}.refresh` });
  };
  return (
    <article className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <h3 id={titleId} className={styles['title']}>
          <Icon size={20} stroke={1.5} aria-hidden />
          {title}
        </h3>
        <button
          type="button"
          className={`${buttonClass('icon')} ${styles['refresh'] ?? ''}`}
          aria-label={`Actualizar ${title.toLowerCase()}`}
          aria-disabled={isWaiting || undefined}
          onClick={refresh}
        >
          <IconRefresh size={18} stroke={1.5} aria-hidden />
        </button>
      </header>
      <div className={styles['count']}>
        <p className={styles['number']}>{shownCount(count, isReady)}</p>
        {change === 0 ? null : (
          <p className={styles['change']}>
            <strong>{signed(change)}</strong> desde tu última visita
          </p>
        )}
        {isWaiting ? (
          <Waiting
            label="Contando…"
            slow={isSlow}
            cancellable={isEndless}
            onCancel={() => {
              counters.send({ type: `${name}.cancel` });
            }}
          />
        ) : null}
      </div>
      {error === null ? null : <ErrorAlert title={failureText(error)} onRetry={refresh} />}
      <Link to={href(route)} className={`${buttonClass('small')} ${styles['link'] ?? ''}`}>
        {link}
      </Link>
    </article>
  );
}

/** With its sign, a true minus for less. */
const signed = (change: number) =>
  new Intl.NumberFormat('es-MX', { signDisplay: 'always' }).format(change).replace('-', '−');

/** A number that may only be the empty cart of a session that has not been asked about is not one to show. */
const shownCount = (count: number | null, isCurrent: boolean) =>
  count === null || (count === 0 && !isCurrent) ? '–' : count.toLocaleString('es-MX');
