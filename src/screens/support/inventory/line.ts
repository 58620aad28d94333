import { fold } from '../list/fold.ts';

/** What every list of the inventory knows of an article; a server may know less. */
export interface Article {
  readonly name: string;
  readonly code: string | null;
  readonly family: string | null;
  readonly color: string | null;
  readonly updated_at: string | null;
}

/** An article with what is worked out of it once, when the list arrives. */
export interface Line<A extends Article = Article> {
  /** Its place in the reply: nothing keeps a server from sending an id twice. */
  readonly id: number;
  readonly article: A;
  /** What searching looks through. */
  readonly folded: string;
}

/** Articles as lines of a list. */
export const linesOf = <A extends Article>(articles: readonly A[]): readonly Line<A>[] =>
  articles.map((article, id) => ({
    id,
    article,
    folded: fold(`${article.name} ${article.code ?? ''} ${article.family ?? ''}`),
  }));
