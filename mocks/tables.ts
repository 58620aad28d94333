import type { Collection } from '@msw/data';
import * as z from 'zod/mini';
import { CatalogItemRow, catalogItems } from './rows/catalog-item.ts';
import { FileRow, files } from './rows/file.ts';
import { ImageRow, images } from './rows/image.ts';
import { MunicipalityRow, municipalities } from './rows/municipality.ts';
import { RoleRow, roles } from './rows/role.ts';
import { SessionRow, sessions } from './rows/session.ts';
import { StateRow, states } from './rows/state.ts';
import { TallyRow, tallies } from './rows/tally.ts';
import { UserRow, users } from './rows/user.ts';
import { seeds } from './seeds/index.ts';

/** A collection seen as plain rows, whatever their type. */
interface Table {
  /** Copies of the rows: a collection hands out live ones. */
  readonly dump: () => readonly unknown[];
  /** Decodes rows and answers what puts them in place of those that are there; null where they do not fit. */
  readonly prepare: (rows: unknown) => (() => Promise<void>) | null;
}

function table<S extends z.ZodMiniType>(collection: Collection<S>, schema: S): Table {
  return {
    dump: () => collection.all().map((row) => structuredClone(row)),
    prepare: (rows) => {
      const decoded = z.safeParse(z.array(schema), rows);
      if (!decoded.success) return null;
      return async () => {
        collection.clear();
        for (const row of decoded.data) await collection.create(row);
      };
    },
  };
}

const tables: Readonly<Record<keyof typeof seeds, Table>> = {
  roles: table(roles, RoleRow),
  states: table(states, StateRow),
  municipalities: table(municipalities, MunicipalityRow),
  users: table(users, UserRow),
  tallies: table(tallies, TallyRow),
  sessions: table(sessions, SessionRow),
  catalogItems: table(catalogItems, CatalogItemRow),
  files: table(files, FileRow),
  images: table(images, ImageRow),
};

let filled = false;

/** Whether the tables hold anything yet. */
export const isFilled = () => filled;

/** All rows of all tables, as JSON can hold them. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** What all tables hold now. */
export function takeSnapshot(): Snapshot {
  return Object.fromEntries(Object.entries(tables).map(([name, { dump }]) => [name, dump()]));
}

/**
 * Makes the tables hold exactly what a snapshot says.
 * @returns false, having changed nothing, where any table's rows do not fit its schema.
 */
export async function restoreSnapshot(snapshot: Snapshot): Promise<boolean> {
  const loads = Object.entries(tables).map(([name, { prepare }]) => prepare(snapshot[name]));
  if (!loads.every((load) => load !== null)) return false;
  for (const load of loads) await load();
  filled = true;
  return true;
}

/** Makes the tables hold the seeds and nothing else. */
export async function fillWithSeeds(): Promise<void> {
  const restored = await restoreSnapshot(seeds);
  if (!restored) throw new Error('the seeds do not fit their own schemas');
}
