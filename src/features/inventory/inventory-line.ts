import { normalizeText } from '#src/format/normalize-text.ts';

/** The fields of an article in every inventory; null when the server does not send them. */
export interface Article {
  readonly name: string;
  readonly code: string | null;
  readonly family: string | null;
  readonly color: string | null;
  readonly updated_at: string | null;
}

/** An article with values computed once, when the list is loaded. */
export interface Line<A extends Article = Article> {
  /** Its index in the reply: ids of a server may repeat. */
  readonly id: number;
  readonly article: A;
  /** The normalized text that is searched. */
  readonly searchText: string;
}

/** The lines of a list of articles. */
export const linesOf = <A extends Article>(articles: readonly A[]): readonly Line<A>[] =>
  articles.map((article, id) => ({
    id,
    article,
    searchText: normalizeText(`${article.name} ${article.code ?? ''} ${article.family ?? ''}`),
  }));
