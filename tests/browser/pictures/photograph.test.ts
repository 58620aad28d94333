import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { photograph } from '#stories/charts/stage/photograph.ts';
import { copyPage } from '#stories/charts/stage/picture/copy-page.ts';
import { pixelsOf } from './support/pixels.ts';

/** A page with a form; returns the field of a selector. */
function showForm(): (selector: string) => HTMLInputElement {
  const form = document.createElement('form');
  form.style.cssText = 'position:fixed;inset:0;background:#fff';
  form.innerHTML = `
    <input name="email" />
    <input name="password" type="password" />
    <input name="password_confirmation" type="text" />
    <input name="visible" autocomplete="current-password" type="text" />
    <input name="number" autocomplete="cc-number" />
    <textarea name="g-recaptcha-response" hidden></textarea>`;
  document.body.append(form);
  onTestFinished(() => {
    form.remove();
  });
  return (selector) => {
    const field = form.querySelector<HTMLInputElement>(selector);
    if (field === null) throw new Error(`there is no ${selector}`);
    return field;
  };
}

// Beside other test pages a turn that waits for an idle moment takes its longest.
beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => setTimeout(turn, 0));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a picture of the screen', () => {
  test('shows what was typed, but no password, card number or frame', async () => {
    const field = showForm();
    const empty = await photograph(document);
    expect(empty).toMatch(/^data:image\/png;base64,/);
    for (const secret of [
      '[type=password]',
      '[name=password_confirmation]',
      '[name=visible]',
      '[name=number]',
    ]) {
      field(secret).value = '4111 1111';
    }
    expect(await photograph(document)).toBe(empty);
    field('[name=email]').value = 'ana@correo.mx';
    expect(await photograph(document)).not.toBe(empty);
  });

  test('is of what the window shows, also where a part of the page is scrolled', async () => {
    const place = document.createElement('div');
    const bands = ['red', 'lime', 'blue'].map(
      (colour) => `<div style="height:4000px;background:${colour}"></div>`,
    );
    place.innerHTML = `
      <div class="inner" style="position:fixed;inset:0 50% 0 0;overflow:auto">${bands.join('')}</div>
      <div style="margin-left:50%">${bands.join('')}</div>`;
    document.body.append(place);
    onTestFinished(() => {
      place.remove();
      window.scrollTo(0, 0);
    });
    expect(await colours()).toEqual(['red', 'red']);
    window.scrollTo(0, 5_000);
    place.querySelector('.inner')?.scrollTo(0, 9_000);
    expect(await colours()).toEqual(['blue', 'lime']);
  });

  test('of a long list copies the rows that show', async () => {
    const list = document.createElement('ul');
    list.innerHTML = Array.from({ length: 2_000 }, (_, row) => `<li><b>${String(row)}</b></li>`).join('');
    document.body.append(list);
    onTestFinished(() => {
      list.remove();
    });
    const { root } = await copyPage(document, () => Promise.resolve());
    const copied = root.querySelectorAll('li').length;
    expect(copied).toBeGreaterThan(10);
    expect(copied).toBeLessThan(100);
  });

  test('has the line under a link, but where a style takes it away', async () => {
    const place = document.createElement('p');
    place.style.cssText = 'position:fixed;inset:0;margin:0;background:#fff';
    place.innerHTML =
      '<a href="#" style="color:#fff;text-decoration-color:#f00;text-decoration-thickness:9px">Telas</a>';
    document.body.append(place);
    onTestFinished(() => {
      place.remove();
    });
    expect(await countRed()).toBeGreaterThan(50);
    place.querySelector('a')?.style.setProperty('text-decoration', 'none');
    expect(await countRed()).toBe(0);
  });

  test('is not taken to its end once nobody needs it', async () => {
    const stop = new AbortController();
    const taken = photograph(document, { signal: stop.signal });
    stop.abort(new Error('the next step came'));
    await expect(taken).rejects.toThrow('the next step came');
  });
});

const names: Readonly<Record<string, string>> = { '255,0,0': 'red', '0,255,0': 'lime', '0,0,255': 'blue' };

/** How many pixels of a picture of the page are red. */
async function countRed(): Promise<number> {
  const { data } = await pixelsOf(await photograph(document));
  return Array.from({ length: data.length / 4 }).filter(
    (_, at) => names[data.slice(at * 4, at * 4 + 3).join(',')] === 'red',
  ).length;
}

/** The colours in the middle of both halves of a picture of the page. */
async function colours(): Promise<readonly (string | undefined)[]> {
  const { width, height, data } = await pixelsOf(await photograph(document));
  return [0.2, 0.8].map((part) => {
    const at = (Math.floor(height / 2) * width + Math.floor(width * part)) * 4;
    return names[data.slice(at, at + 3).join(',')];
  });
}
