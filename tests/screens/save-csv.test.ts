import { expect, it, vi } from 'vitest';
import { saveCsv } from '#src/screens/support/list/save-csv.ts';
import { notify } from '#src/ui/notices/notices.ts';

vi.mock(import('#src/ui/notices/notices.ts'), () => ({ notify: vi.fn<typeof notify>() }));
vi.mock('papaparse', () => {
  throw new Error('the module is gone');
});

it('says so where what writes the file does not load', async () => {
  await saveCsv([{ id: 1 }], [{ title: 'Número', value: ({ id }) => id }], 'lista.csv');
  expect(notify).toHaveBeenCalledWith({
    tone: 'problem',
    title: 'No pudimos preparar el archivo. Revisa tu internet e inténtalo de nuevo.',
  });
});
