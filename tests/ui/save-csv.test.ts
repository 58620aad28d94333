import { afterEach, expect, it, vi } from 'vitest';
import type { notify } from '#src/ui/notices/notices.tsx';

const NOTICES = '#src/ui/notices/notices.tsx';

afterEach(() => {
  vi.doUnmock(NOTICES);
  vi.doUnmock('papaparse');
  vi.resetModules();
});

it('reports an error when the module that writes the file cannot be loaded', async () => {
  const notified = vi.fn<typeof notify>();
  // Other test files may already have loaded the module and its imports.
  vi.resetModules();
  vi.doMock(NOTICES, () => ({ notify: notified }));
  vi.doMock('papaparse', () => {
    throw new Error('the module is gone');
  });
  const { saveCsv } = await import('#src/lists/csv.ts');
  await saveCsv([{ id: 1 }], [{ title: 'Número', value: ({ id }) => id }], 'lista.csv');
  expect(notified).toHaveBeenCalledWith({
    tone: 'problem',
    title: 'No pudimos preparar el archivo. Revisa tu internet e inténtalo de nuevo.',
  });
});
