import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useServices } from '#src/actor-hooks/services.ts';
import type { Gaps, LeftOutRow } from '#src/api/gaps.ts';
import { hasRole } from '#src/config/permissions.ts';
import { agoText } from '#src/format/dates.ts';
import { inNumber } from '#src/format/numbers.ts';
import { buttonClass } from '#src/ui/controls/button.ts';
import layout from '#src/ui/styles/layout.module.css';
import { rowName } from './row-names.ts';

/** Rows that are named one by one. */
const MOST_NAMED = 20;

interface ListGapsProps extends Gaps {
  /** Asks for the list again. */
  readonly onReload?: (() => void) | undefined;
}

/** Says what a list lacks: the pages that did not arrive, the rows that cannot be shown, and since when it is a copy. */
export const ListGaps = ({ call, leftOut, pages, keptAt, onReload }: ListGapsProps) => (
  <div role="status" className={layout.note} data-tone="plain" data-copy={keptAt !== undefined || undefined}>
    {keptAt === undefined ? null : <Age keptAt={keptAt} onReload={onReload} />}
    {pages === null ? null : (
      <p>
        {pages.total === null
          ? `Solo llegó una parte: ${inNumber(pages.arrived)} ${rowName(call, pages.arrived)}.`
          : `Se ven ${inNumber(pages.arrived)} de ${inNumber(pages.total)} ${rowName(call, pages.total)}: lo demás no llegó.`}{' '}
        {onReload === undefined ? (
          'Vuelve a cargar la página para pedirlo otra vez.'
        ) : (
          <Retry onClick={onReload} />
        )}
      </p>
    )}
    {leftOut.length === 0 ? null : (
      <LeftOut
        rows={leftOut}
        sentence={`${inNumber(leftOut.length)} ${rowName(call, leftOut.length)} no se ${leftOut.length === 1 ? 'puede' : 'pueden'} mostrar`}
      />
    )}
  </div>
);

const Retry = ({ onClick }: { readonly onClick: () => void }) => (
  <button type="button" className={buttonClass('small')} onClick={onClick}>
    Reintentar
  </button>
);

interface AgeProps {
  readonly keptAt: number;
  readonly onReload: (() => void) | undefined;
}

/** Says since when a copy is unchanged. */
function Age({ keptAt, onReload }: AgeProps) {
  const [age] = useState(() => agoText(keptAt, Date.now()));
  return (
    <p>
      Sin conexión: esto es lo último que viste, de {age}. {onReload ? <Retry onClick={onReload} /> : null}
    </p>
  );
}

interface LeftOutProps {
  readonly rows: readonly LeftOutRow[];
  readonly sentence: string;
}

/** How many rows cannot be shown; for those who may mend them also which, and what is wrong in each. */
function LeftOut({ rows, sentence }: LeftOutProps) {
  const { session } = useServices();
  const mayMend = useSelector(session, ({ context }) => hasRole(context.user, 'administrador'));
  if (!mayMend) return <p>{sentence}.</p>;
  return (
    <details>
      <summary>{sentence}: ver por qué</summary>
      <ul>
        {rows.slice(0, MOST_NAMED).map(({ id, place, fields }) => (
          <li key={place}>
            {id === null ? `Renglón ${inNumber(place)}` : `id ${id}`}: {reasonOf(fields)}
          </li>
        ))}
      </ul>
      {rows.length > MOST_NAMED ? <p>y {inNumber(rows.length - MOST_NAMED)} más.</p> : null}
    </details>
  );
}

/** What is wrong in a row: the API's own names of the fields, as those who mend it know them. */
function reasonOf(fields: readonly string[]): string {
  const named = [...new Set(fields)].filter((field) => field !== '');
  return named.length === 0 ? 'no es un registro' : `falta o no sirve ${named.join(', ')}`;
}
