import { useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resetMocks } from '#.storybook/mocks.ts';
import { createRoutes } from '#src/app/routes.tsx';
import { json, serverAnswers } from '#stories/support/answers.ts';
import { logIn } from '#stories/support/log-in.ts';
import { Stage } from '#stories/support/stage.tsx';
import { show } from '../support/show.tsx';
import { rowsIn, type FilterCase, type ListCase } from './list-case.ts';

type Query = Readonly<Record<string, string>>;

/** The app's address, as a person reads and changes it. */
export interface ListScreen {
  readonly query: () => Query;
  /** Opens the same screen with another query. */
  readonly openWith: (query: Query) => Promise<void>;
}

/** Opens the app at an address. */
export function openAt(path: string): ListScreen {
  let search = '';
  let navigate: NavigateFunction | undefined;
  function Watched() {
    const location = useLocation();
    const go = useNavigate();
    useLayoutEffect(() => {
      ({ search } = location);
      navigate = go;
    }, [location, go]);
    return <Outlet />;
  }
  show(<Stage path={path} routes={[{ element: <Watched />, children: createRoutes() }]} />);
  return {
    query: () => Object.fromEntries(new URLSearchParams(search)),
    openWith: async (query) => {
      await navigate?.({ search: new URLSearchParams(query).toString() }, { replace: true });
    },
  };
}

/** The query that is a part of an address. */
export const queryOf = (path: string): Query => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

/** Logs in and opens an address at a list, which has its reply. */
export async function openList(
  { person, call, reply, empty = [], path }: Pick<ListCase, 'person' | 'call' | 'reply' | 'empty' | 'path'>,
  query: Query,
): Promise<ListScreen> {
  await resetMocks();
  if (person !== null) await logIn(person);
  await serverAnswers(json(200, reply), call);
  for (const other of empty) await serverAnswers(json(200, []), other);
  await page.viewport(1280, 900);
  const whole = new URLSearchParams({ ...queryOf(path), ...query });
  return openAt(`${path.replace(/\?.*/, '')}?${whole.toString()}`);
}

/** The numbers of the rows on the screen, in order. */
export const shownRows = (): readonly number[] => rowsIn(document.querySelector('main')?.textContent ?? '');

/** Chooses an option, of a native field or of the panel's. */
export async function choose({ label, option }: Pick<FilterCase, 'label' | 'option'>): Promise<void> {
  const field = page.getByRole('search').getByRole('combobox', { name: label, exact: true });
  // A count may follow.
  const name = new RegExp(`^${option}(?: \\(\\d+\\))?$`);
  if (field.element() instanceof HTMLSelectElement) {
    await userEvent.selectOptions(field, field.getByRole('option', { name }));
    return;
  }
  await field.click();
  await page.getByRole('listbox').getByRole('option', { name }).click();
}

/** The file that a button saves. */
export async function savedFile(button: string): Promise<Blob> {
  const made = vi.spyOn(URL, 'createObjectURL');
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  const file = await vi.waitUntil(() => made.mock.calls.at(-1)?.[0], { timeout: 60_000 });
  made.mockRestore();
  if (!(file instanceof Blob)) throw new Error('no file is saved');
  return file;
}

/** The rows of the file that a button saves, in order. */
export const savedRows = async (button: string): Promise<readonly number[]> =>
  rowsIn(await (await savedFile(button)).text());
