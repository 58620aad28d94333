import { describe, expect, test } from 'vitest';
import { TYPED_IS_KEPT_MS } from '#src/config/constants.ts';
import { site } from '#src/config/site.ts';
import { notice } from '#src/screens/storefront/aviso-de-privacidad/notice-text.ts';

const text = JSON.stringify(notice);

describe('the privacy notice', () => {
  test.each([
    ['who answers', site.legalName],
    ['where they are', site.taxAddress.street],
    ['the e-mail address for questions', site.privacyEmail],
    ['that no sensitive data is collected', 'No tratamos datos personales sensibles'],
    ['how to refuse what is voluntary', 'Sin usos voluntarios'],
    ['the rights', 'ARCO'],
    ['the time for an answer', 'veinte días hábiles'],
    ['the time for its effect', 'quince días hábiles siguientes'],
    ['how consent is taken back', 'revocar'],
    ['what the browser keeps', 'user_token'],
    ['how long it keeps what was typed', `${String(TYPED_IS_KEPT_MS / 60_000)} minutos`],
    ['the authority of today', 'Secretaría Anticorrupción y Buen Gobierno'],
  ])('says %s', (_, words) => {
    expect(text).toContain(words);
  });

  test('does not name the authority that no longer exists', () => {
    expect(text).not.toMatch(/INAI|IFAI|Instituto Nacional de Transparencia/);
  });

  test('has unique anchors that are valid addresses', () => {
    const ids = notice.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
  });
});
