import { beforeEach, expect, it, vi } from 'vitest';
import { whenPainted } from '#src/app/when-painted.ts';

/** The window with its load event, and the browser's request for an idle moment. */
const page = new EventTarget();
const idle = vi.fn<(done: () => void, options: { timeout: number }) => void>();

beforeEach(() => {
  idle.mockReset();
  vi.stubGlobal('window', Object.assign(page, { requestIdleCallback: idle }));
  vi.stubGlobal('requestIdleCallback', idle);
});

it('the services wait for the load event, then for an idle moment within 1 s (B34)', async () => {
  vi.stubGlobal('document', { readyState: 'interactive' });
  const painted = vi.fn<() => void>();
  void whenPainted().then(painted);
  await Promise.resolve();
  expect(idle).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  await vi.waitFor(() => {
    expect(idle).toHaveBeenCalledTimes(1);
  });
  expect(painted).not.toHaveBeenCalled();
  const [done, options] = idle.mock.calls[0] ?? [];
  expect(options?.timeout).toBeLessThanOrEqual(1_000);
  done?.();
  await vi.waitFor(() => {
    expect(painted).toHaveBeenCalledTimes(1);
  });
});

it('the services wait only for the idle moment on a page that has loaded (B34)', async () => {
  vi.stubGlobal('document', { readyState: 'complete' });
  idle.mockImplementation((done) => {
    done();
  });
  await whenPainted();
  expect(idle).toHaveBeenCalledTimes(1);
});
