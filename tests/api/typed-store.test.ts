import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearTyped, dropOldTyped, keepTyped, takeTyped, TYPED_KEY } from '#src/api/stored/typed-store.ts';
import { TYPED_IS_KEPT_MS } from '#src/config/constants.ts';

const ANA = 1;
const BETO = 2;
const VISITOR = null;
const typed = { name: 'Ana Lozano' };

let items: Map<string, string>;

/** A tab's storage; `refuses` makes every write throw, as a full one does. */
function useStorage({ refuses = false } = {}): void {
  items = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => items.delete(key),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  useStorage();
  clearTyped();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what was typed when the session expired', () => {
  it('is taken once, by the same person', () => {
    keepTyped(ANA, { perfil: typed, 'usuario-nuevo': { name: 'Otra' } });
    expect(takeTyped(ANA, 'lugar-3')).toBeNull();
    expect(takeTyped(ANA, 'perfil')).toEqual(typed);
    expect(takeTyped(ANA, 'perfil')).toBeNull();
    expect(takeTyped(ANA, 'usuario-nuevo')).toEqual({ name: 'Otra' });
    expect(items.size, 'nothing is left in the storage').toBe(0);
  });

  it('waits at the login, where nobody is known', () => {
    keepTyped(ANA, { perfil: typed });
    expect(takeTyped(VISITOR, 'perfil')).toBeNull();
    expect(takeTyped(ANA, 'perfil')).toEqual(typed);
  });

  it('is forgotten when another person logs in', () => {
    keepTyped(ANA, { perfil: typed });
    expect(takeTyped(BETO, 'perfil')).toBeNull();
    expect(items.size).toBe(0);
    expect(takeTyped(ANA, 'perfil')).toBeNull();
  });

  it('of another person is replaced at the next end of a session', () => {
    keepTyped(ANA, { perfil: typed });
    keepTyped(BETO, { mensaje: { message: 'Hola' } });
    expect(JSON.stringify([...items])).not.toContain('Ana');
  });

  it('joins what the same person has not taken yet', () => {
    keepTyped(ANA, { perfil: typed });
    keepTyped(ANA, { mensaje: { message: 'Hola' } });
    expect(takeTyped(ANA, 'perfil')).toEqual(typed);
    expect(takeTyped(ANA, 'mensaje')).toEqual({ message: 'Hola' });
  });

  it('is kept for 30 minutes, also when nobody asks for it', () => {
    keepTyped(ANA, { perfil: typed });
    vi.advanceTimersByTime(TYPED_IS_KEPT_MS - 1);
    expect(items.size).toBe(1);
    vi.advanceTimersByTime(1);
    expect(items.size).toBe(0);
    expect(takeTyped(ANA, 'perfil')).toBeNull();
  });

  it('is not read after 30 minutes of a tab that slept', () => {
    keepTyped(ANA, { perfil: typed });
    vi.setSystemTime(Date.now() + TYPED_IS_KEPT_MS);
    expect(takeTyped(ANA, 'perfil')).toBeNull();
    dropOldTyped();
    expect(items.size).toBe(0);
  });

  it('by a visitor belongs to the next person who logs in in this tab', () => {
    keepTyped(VISITOR, { mensaje: typed, perfil: typed });
    expect(takeTyped(VISITOR, 'mensaje')).toEqual(typed);
    expect(takeTyped(ANA, 'perfil')).toEqual(typed);
  });

  it('is forgotten on demand', () => {
    keepTyped(ANA, { perfil: typed });
    clearTyped();
    expect(items.size).toBe(0);
    expect(takeTyped(ANA, 'perfil')).toBeNull();
  });

  it('is kept in memory when the storage is full', () => {
    useStorage({ refuses: true });
    keepTyped(ANA, { perfil: typed });
    expect(takeTyped(ANA, 'perfil')).toEqual(typed);
  });

  it.each([
    '{',
    'null',
    '{"version":2}',
    '{"version":1,"person":1,"forms":{"perfil":{"at":1,"values":{"name":3}}}}',
  ])('that is stored as %s counts as nothing', (text) => {
    items.set(TYPED_KEY, text);
    expect(takeTyped(ANA, 'perfil')).toBeNull();
    dropOldTyped();
    expect(items.size).toBe(0);
  });
});
