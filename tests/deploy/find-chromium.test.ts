import { afterEach, expect, it, vi } from 'vitest';
import { chromiumLaunch, ensureChromium } from '../support/find-chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('uses the Chromium that CHROMIUM_PATH names before any other', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(ensureChromium()).toBe(process.execPath);
  expect(chromiumLaunch().executablePath).toBe(process.execPath);
});

it('reports a CHROMIUM_PATH without a Chromium', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => ensureChromium()).toThrow('CHROMIUM_PATH names no program: /nowhere/chromium');
});
