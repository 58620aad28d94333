import { Text } from '@mantine/core';
import type { SavedQuote } from '#src/api/contract/assumed/quotes.ts';
import { newsText } from './news-text.ts';

interface QuoteNewsProps {
  /** What the quote was before news changed it; null when none did. */
  readonly before: SavedQuote | null;
  readonly quote: SavedQuote;
}

/** Says what happened to a quote while it was open. It is there before that, so that screen readers say it too. */
export const QuoteNews = ({ before, quote }: QuoteNewsProps) => (
  <Text span fw={500} fz="md" role="status">
    {before === null ? null : newsText(before, quote)}
  </Text>
);
