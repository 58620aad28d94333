import { page } from 'vitest/browser';
import type { WaitingTag } from '#machines/support/waiting.ts';
import { arrivesByItself, byApp } from './screen.ts';
import { seen, unseen } from './seeing.ts';
import { cancelIn, waitingSights } from './waiting.ts';

const work = () => page.getByRole('main');

const failure = () => work().getByRole('alert');

const status = () => work().getByRole('status');

const table = () => work().getByRole('table');

const refresh = () => work().getByRole('button', { name: 'Actualizar' });

interface StockSnapshot {
  readonly hasTag: (tag: WaitingTag) => boolean;
  readonly context: { readonly data: readonly { readonly name: string }[] | null };
}

/** The shown content of a list, current or previous. */
async function seesList(data: readonly { readonly name: string }[] | null): Promise<void> {
  if (data === null) return unseen(table());
  const [first] = data;
  if (first === undefined) return seen(work().getByText('Todavía no hay nada en este inventario.'));
  return seen(table().getByText(first.name, { exact: true }));
}

/** The four inventories wait, fail and reload in the same way. */
export function walkedInventory(label: string) {
  const { brisk, slow, endless } = waitingSights(work, label);
  return {
    interactions: {
      'resource.load': {
        by: 'person' as const,
        can: (snapshot: StockSnapshot) => snapshot.context.data !== null && !snapshot.hasTag('waiting'),
        take: () => refresh().click(),
      },
      'resource.retry': {
        by: 'person' as const,
        take: () => failure().getByRole('button', { name: 'Reintentar' }).click(),
      },
      'resource.cancel': {
        by: 'person' as const,
        can: (snapshot: StockSnapshot) => snapshot.hasTag('cancellable'),
        take: () => cancelIn(work()).click(),
      },
      'resource.clear': byApp('nothing clears an inventory while its screen is open'),
      'resource.arrived': arrivesByItself,
    },
    appearances: {
      idle: () => unseen(table()),
      'loading.brisk': brisk,
      'loading.slow': slow,
      'loading.endless': endless,
      ready: async ({ context: { data } }: StockSnapshot) => {
        await seesList(data);
        await unseen(status());
        await unseen(failure());
      },
      failed: async ({ context: { data } }: StockSnapshot) => {
        await seen(failure());
        await seesList(data);
      },
    },
  };
}
