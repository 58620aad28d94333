import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';

/** Where the page finds the reader; the content policy allows scripts of the page's own origin only. */
const READER = '/assets/lector.js';

const code = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);

/** What is said of an element without a meaning, and at the end of each. */
const SILENT = /^(?:end of .*|paragraph|strong|generic|emphasis)$/;

/** A phrase without the level of its list, and with words for what depends on the day or the run. */
const plain = (phrase: string): string =>
  phrase
    .replace(/^listitem,(.*?) level \d+,(.*) position (\d+), set size (\d+)$/, 'listitem,$1$2 $3 of $4')
    .replace(/http:[^\s,]+/, '(address)')
    .replaceAll(
      /\b\d{1,2} (?:de )?(?:ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)[a-z]*\.?(?: (?:de )?\d{4})?/g,
      '(day)',
    )
    .replaceAll(/\b(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/g, '(weekday)')
    .replaceAll(
      /\b(?:(?:hace|en) \d+ (?:minutos?|horas?|días?|semanas?|meses)|ayer|hoy|mañana)\b/g,
      '(time)',
    );

/**
 * What a virtual screen reader says in a part of the page, a line for each stop.
 * @param part selector
 * @param most stops
 */
export async function spokenIn(page: Page, part: string, most = 1_000): Promise<string> {
  await page.route(`**${READER}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  // As text, because the test runner would change the import.
  const phrases = await page.evaluate<string[]>(`(async () => {
    const { virtual } = await import('${READER}');
    await virtual.start({ container: document.querySelector('${part}') });
    const first = await virtual.lastSpokenPhrase();
    for (let stop = 0; stop < ${String(most)}; stop += 1) {
      await virtual.next();
      const phrase = await virtual.lastSpokenPhrase();
      if (phrase === 'end of ' + first || phrase === first) break;
    }
    const said = await virtual.spokenPhraseLog();
    await virtual.stop();
    return said;
  })()`);
  return `${phrases
    .filter((phrase) => !SILENT.test(phrase))
    .map(plain)
    .join('\n')}\n`;
}
