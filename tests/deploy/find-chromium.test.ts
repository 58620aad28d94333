import { afterEach, expect, it, vi } from 'vitest';
import { chromiumLaunch, ensureChromium } from '../support/find-chromium.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('takes the Chromium that CHROMIUM_PATH names before any other', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(ensureChromium()).toBe(process.execPath);
  expect(chromiumLaunch().executablePath).toBe(process.execPath);
});

it('says so where CHROMIUM_PATH names none', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(() => ensureChromium()).toThrow('CHROMIUM_PATH names no program: /nowhere/chromium');
});
