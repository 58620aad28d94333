import { cutPlans, type CutPlanRow } from '../rows/cut-plan.ts';
import { materials, type MaterialRow } from '../rows/material.ts';
import { remnants } from '../rows/remnant.ts';
import { stock, type StockRow } from '../rows/stock.ts';
import type { UserRow } from '../rows/user.ts';
import { roleIds } from '../seeds/roles.ts';
import { costOf } from './cost.ts';
import { freeRolls, rollMm } from './rolls.ts';

/** Id of an article of the inventory as a material. */
export const articleId = ({ id }: Pick<StockRow, 'id'>): string => `A-${String(id)}`;

/** What is free of an article; null when nobody counted it. */
export const freeOf = ({ total, reserved }: StockRow): number | null =>
  total === null ? null : Math.max(0, Math.round((total - (reserved ?? 0)) * 100) / 100);

/** What is free of an article on rolls or in bars. */
function lengthsOf(row: StockRow) {
  const free = freeOf(row);
  if (row.bar_mm !== null) return { length_mm: row.bar_mm, whole: free, started_mm: row.started_mm };
  const lengthMm = rollMm({ widthMm: row.roll_width, rollM: row.roll_length });
  return { length_mm: lengthMm, ...freeRolls(free, lengthMm) };
}

function serializeArticle(row: StockRow, isAdministrator: boolean) {
  return {
    id: articleId(row),
    code: row.code ?? '',
    name: row.name,
    unit: row.unit ?? 'pieza',
    width_mm: row.roll_width,
    ...lengthsOf(row),
    // The rests of a code are listed with its first roll.
    remnants: [],
    free: freeOf(row),
    cost_centavos: isAdministrator ? costOf(row) : null,
  };
}

function serializeMaterial(row: MaterialRow, isAdministrator: boolean) {
  const free = row.total - row.reserved;
  return {
    ...{ id: row.id, code: row.code, name: row.name, unit: row.unit },
    width_mm: null,
    length_mm: row.length_mm,
    whole: row.length_mm === null ? null : free,
    started_mm: row.started_mm,
    remnants: [],
    free,
    cost_centavos: isAdministrator ? row.cost_centavos : null,
  };
}

/** Returns the folio of a plan, which is shown to people. Quotes begin with C, orders with P. */
export const folioOf = ({ number }: CutPlanRow) => `PC-${String(number)}`;

/** Returns a plan as the server sends it. */
export const serializePlan = (row: CutPlanRow) => ({
  id: row.id,
  folio: folioOf(row),
  state: row.state,
  orders: row.orders,
  recut: row.recut,
  made_at: row.made_at,
  takes: row.takes,
  layout: row.layout,
});

/** Returns the materials and the plans that were not released. Costs are for an administrator alone. */
export function serializeCutting({ role_id }: UserRow) {
  const isAdministrator = role_id === roleIds.administrador;
  const listed = new Set<string>();
  const free = remnants.all().filter(({ plan }) => plan === null);
  const articles = stock.all().map((row) => {
    const code = row.code ?? '';
    const rests = listed.has(code) ? [] : free.filter((rest) => rest.code === code);
    listed.add(code);
    return {
      ...serializeArticle(row, isAdministrator),
      remnants: rests.map(({ id, width_mm, length_mm }) => ({ id, width_mm, length_mm })),
    };
  });
  return {
    materials: [...articles, ...materials.all().map((row) => serializeMaterial(row, isAdministrator))],
    plans: cutPlans
      .all()
      .filter(({ state }) => state !== 'liberado')
      .map(serializePlan),
  };
}
