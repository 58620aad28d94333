import { describe, expect, it } from 'vitest';
import { draftFromLink, draftToLink } from '#src/api/draft-link.ts';
import { EMPTY_DRAFT, emptyWindow, type Draft } from '#src/api/draft.ts';
import { withLastMargin } from '#src/screens/storefront/cotizador/finish/starting-margin.ts';

const last = { margin: '37', rounded: true };
const saved = { id: 'c-1', revision: 3, folio: 'C-1042' };

describe('the margin that was saved last (B131)', () => {
  it('is what a new quote begins with', () => {
    expect(withLastMargin(EMPTY_DRAFT, last)).toEqual({ ...EMPTY_DRAFT, ...last });
    expect(withLastMargin(EMPTY_DRAFT, null)).toBe(EMPTY_DRAFT);
  });

  it.each<Partial<Draft>>([{ margin: '12' }, { margin: '', isMarginChosen: true }, { quote: saved }])(
    'changes no quote that has its own, or none by choice: %o',
    (said) => {
      const draft = { ...EMPTY_DRAFT, ...said };
      expect(withLastMargin(draft, last)).toBe(draft);
    },
  );

  it('is in no link', () => {
    const windows = [emptyWindow('a', 'Sala')];
    const link = draftToLink({ ...EMPTY_DRAFT, ...last, isMarginChosen: true, windows });
    expect(draftFromLink(link)).toEqual(draftFromLink(draftToLink({ ...EMPTY_DRAFT, windows })));
  });
});
