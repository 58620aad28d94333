import { expect, waitFor, within } from 'storybook/test';
import type { Play } from '../play.ts';
import { choose } from './choose.ts';

type Scene = Pick<Play, 'canvas'>;

/** The table of a list, once it has loaded. */
export const listTable = async ({ canvas }: Scene) => within(await canvas.findByRole('table'));

/** The names of the articles in the first column, in the rows' order. */
export async function namesIn(story: Scene): Promise<readonly string[]> {
  const rows = (await listTable(story)).getAllByRole('row').slice(1);
  return rows.map((row) => row.querySelector('td span > span > span')?.textContent ?? '');
}

/** The row of an article. */
export async function rowOf(story: Scene, name: string) {
  const cell = await (await listTable(story)).findByText(name);
  const row = cell.closest('tr');
  if (row === null) throw new Error(`${name} is in no row`);
  return within(row);
}

/** Waits until the list shows this count. */
export const expectCount = ({ canvas }: Scene, words: string) =>
  waitFor(async () => {
    const [count] = canvas.getAllByText(words);
    await expect(count).toBeVisible();
  });

/** Types a search once the list has loaded. */
export async function search(story: Play, text: string): Promise<void> {
  await listTable(story);
  const field = story.canvas.getByRole('searchbox', { name: 'Buscar' });
  await story.userEvent.clear(field);
  if (text !== '') await story.userEvent.type(field, text);
}

/** Selects the option of a filter that starts with this text. */
export async function filterBy(story: Play, label: string, option: RegExp): Promise<void> {
  await choose(story, await story.canvas.findByRole('combobox', { name: label }), option);
}

/** Reloads the list. */
export async function refresh(story: Play): Promise<void> {
  await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Actualizar' }));
}

/** Prints by the page's button; returns the printed sheet. */
export async function print(story: Play) {
  await listTable(story);
  const { print: real } = window;
  // Browsers fire this event before they print.
  const begin = () => {
    window.dispatchEvent(new Event('beforeprint'));
  };
  Object.assign(window, { print: begin });
  await story.userEvent.click(story.canvas.getByRole('button', { name: 'Imprimir' }));
  Object.assign(window, { print: real });
  const sheet = document.body.lastElementChild;
  if (!(sheet instanceof HTMLElement)) throw new Error('nothing is printed');
  return { sheet, end: () => window.dispatchEvent(new Event('afterprint')) };
}

/** The download of a button: its file name and its text. */
export async function exported(
  story: Play,
  button = 'Descargar CSV',
): Promise<{ readonly name: string; readonly text: string }> {
  const saved = Promise.withResolvers<{ name: string; text: string }>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  let file: Blob | MediaSource | null = null;
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      file = blob;
      return 'blob:saved';
    },
  });
  Object.assign(HTMLAnchorElement.prototype, {
    click(this: HTMLAnchorElement) {
      if (file instanceof Blob) void file.text().then((text) => saved.resolve({ name: this.download, text }));
    },
  });
  try {
    await story.userEvent.click(await story.canvas.findByRole('button', { name: button }));
    return await saved.promise;
  } finally {
    Object.assign(URL, { createObjectURL });
    Object.assign(HTMLAnchorElement.prototype, { click });
  }
}
