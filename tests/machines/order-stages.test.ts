import { describe, expect, it } from 'vitest';
import { movesOf, type OrderFacts } from '#machines/order-stages/order-stages.machine.ts';
import { stageBehind, stagesAhead } from '#mocks/orders/stage-path.ts';
import { workshopStages, type WorkshopStage } from '#src/config/order-stages.ts';
import { livingRoom } from '#tests/mocks/support/shop.ts';

const flags = [false, true];

const ways = flags.flatMap((checks) =>
  flags.flatMap((installs) =>
    (['listo', 'enviado'] as const).map((handed) => ({ checks, installs, handed })),
  ),
);

/** A stage is on the way of an order, or is nowhere. */
const isOnWay = (stage: WorkshopStage, { checks, installs }: Pick<OrderFacts, 'checks' | 'installs'>) =>
  stage === 'medidas-confirmadas' ? checks : stage === 'instalado' ? installs : true;

const facts = (changes: Partial<OrderFacts>): OrderFacts => ({
  ...{
    stage: 'confirmado',
    who: 'administrator',
    checks: false,
    installs: false,
    lacking: [],
    handed: 'listo',
  },
  ...changes,
});

const told = (changes: Partial<OrderFacts>) => movesOf(facts(changes)).map(({ kind, to }) => `${kind} ${to}`);

describe('the stages of an order', () => {
  it.each(workshopStages)(
    'lead on from %s and back as on the server, whatever its windows ask for',
    (stage) => {
      for (const way of ways.filter((one) => isOnWay(stage, one))) {
        const extras = [...(way.checks ? ['toma-de-medidas'] : []), ...(way.installs ? ['instalacion'] : [])];
        const row = {
          stage,
          windows: [{ ...livingRoom, line: { ...livingRoom.line, extras } }],
          steps: [{ stage: way.handed, at: '2026-11-20T12:00:00Z', note: null, by: null }],
        };
        const moves = movesOf(facts({ ...way, stage }));
        const to = (kind: 'advance' | 'return') =>
          moves.filter((move) => move.kind === kind).map((move) => move.to);
        expect(to('advance'), JSON.stringify(way)).toEqual(stagesAhead(row));
        expect(to('return')[0] ?? null, JSON.stringify(way)).toBe(stageBehind(row));
      }
    },
  );

  it('are left by nobody but an administrator, except that its maker cancels a new order', () => {
    expect(told({ who: 'maker' })).toEqual(['cancel cancelado']);
    expect(told({ who: 'other' })).toEqual([]);
    expect(told({ who: 'maker', stage: 'armado' })).toEqual([]);
    expect(told({ stage: 'armado' })).toEqual(['advance revisado', 'return en-corte', 'cancel cancelado']);
    expect(told({ stage: 'instalado' })).toEqual(['advance entregado', 'return listo']);
  });

  it('are not entered while the order lacks something for them', () => {
    expect(told({ lacking: ['material-reservado'] })).toEqual(['cancel cancelado']);
    expect(told({ checks: true, lacking: ['material-reservado'] })).toEqual([
      ...['advance medidas-confirmadas', 'cancel cancelado'],
    ]);
  });
});
