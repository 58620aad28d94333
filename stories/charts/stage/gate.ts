import { getResponse, http, HttpResponse, type HttpHandler } from 'msw';
import { captchaHandler } from '#mocks/captcha.ts';
import { respondWith } from '#mocks/faults/respond.ts';
import type { Client } from '#src/api/client.ts';
import { callNames, contract, type CallName } from '#src/api/contract/index.ts';
import { verbs } from '#src/api/contract/verbs.ts';
import type { Question } from '../fixtures/chart-fixtures.ts';
import { faultOf, type Failure } from '../fixtures/outcome.ts';
import { createQuestions } from './held/questions.ts';
import { createReplyOrder } from './held/reply-order.ts';
import type { LeavingCall } from './noted/calls.ts';

type QuestionName = Question['asks'];

/** The outcome of a question: the body that answers it, a failure, the fake server's own answer, or any other reply. */
export type Answer =
  | { readonly body: unknown }
  | { readonly isUsual: true }
  | { readonly failure: Failure }
  | { readonly respond: () => Response };

/** Holds the walked machine's requests until the tester chooses their outcome. */
export interface Gate {
  /** Calls that the walk does not hold and that wait for the fake server's answer. */
  readonly passing: () => number;
  /** The open questions. */
  readonly open: () => readonly QuestionName[];
  /** Waits for a question; rejects after a timeout. */
  readonly waitForQuestion: (what: QuestionName) => Promise<void>;
  readonly answer: (what: QuestionName, answer: Answer) => void;
  /** Holds from now on a call that is no question of the walk, or no longer. */
  readonly hold: (call: CallName, on: boolean) => void;
  /** Drops a question that nothing waits for. */
  readonly drop: (what: QuestionName) => void;
  /** Client middleware: holds the calls of the walked machine, passes the others. */
  readonly around: (client: Client) => Client;
  /** Handlers that come before the fake server's own. */
  readonly handlers: readonly HttpHandler[];
}

/** Address of the captcha service's script. */
const SCRIPT = 'https://www.google.com/recaptcha/api.js';

/** Timeout of the wait for a question, in ms. */
const PATIENCE_MS = 5_000;

interface GateOptions {
  readonly held: readonly QuestionName[];
  /** Calls of the screen itself, of which the first passes. @default none */
  readonly passing?: readonly CallName[] | undefined;
  readonly onChange: () => void;
  /** A call leaves. */
  readonly onCall: (leaving: LeavingCall) => void;
}

/**
 * Creates a gate for these questions; the first of each that `passing` names is the screen's own and passes. An answer
 * takes the whole path: the held call is sent once its answer is known, the fake server returns it, the real client decodes it.
 */
export function createGate({ held, passing = [], onChange, onCall }: GateOptions): Gate {
  const toPass = new Set(passing);
  let underWay = 0;
  const listeners = new Set<() => void>();
  /** The fake server's answer to the released call. */
  const replies = new Map<CallName, Answer>();
  /** The same for documents, by address. */
  const documents = new Map<string, Answer>();

  /** The calls besides, which the tester holds. */
  const besides = new Set<QuestionName>();
  const isHeld = (what: QuestionName) => held.includes(what) || besides.has(what);

  const questions = createQuestions<QuestionName, Answer>({
    areApart: (what) => besides.has(what),
    onChange: () => {
      for (const listener of [...listeners]) listener();
      onChange();
    },
  });
  const ask = (what: QuestionName, signal: AbortSignal | undefined) =>
    questions.ask(what, signal, { failure: 'unreachable' });

  const inTurn = createReplyOrder();

  /** Makes a call when it may, and tells of it. */
  const leave = <Reply>(
    leaving: Omit<LeavingCall, 'reply' | 'status'>,
    make: (onStatus: (status: number) => void) => Promise<Reply>,
  ): Promise<Reply> => {
    let status: number | null = null;
    const passes = leaving.isHeld ? 0 : 1;
    underWay += passes;
    const made = make((now) => {
      status = now;
    });
    const arriving = (leaving.isHeld ? made : inTurn(made)).finally(() => {
      underWay -= passes;
    });
    onCall({ ...leaving, reply: arriving, status: () => status });
    return arriving;
  };

  return {
    passing: () => underWay,
    open: questions.names,
    waitForQuestion: (what) =>
      untilTrue(() => questions.names().includes(what), listeners, `${what} was not requested`),
    answer: (what, answer) => {
      const resolve = questions.take(what);
      if (!('failure' in answer && answer.failure === 'never')) resolve(answer);
    },
    hold: (call, on) => {
      if (on) besides.add(call);
      else besides.delete(call);
    },
    drop: questions.drop,
    around: (client) => ({
      ...client,
      request: async (call, input, options) => {
        const waits = isHeld(call) && !toPass.delete(call);
        return leave({ call, input, isHeld: waits }, async (onStatus) => {
          if (!waits) return client.request(call, input, { ...options, onStatus });
          const answer = await ask(call, options?.signal);
          replies.set(call, answer);
          return client.request(call, input, { ...options, onStatus }).finally(() => {
            // An aborted call may settle after a newer one has its answer.
            if (replies.get(call) === answer) replies.delete(call);
          });
        });
      },
      download: async (address, options) => {
        const waits = isHeld('document');
        return leave({ call: 'document', input: { address }, isHeld: waits }, async () => {
          if (!waits) return client.download(address, options);
          const answer = await ask('document', options?.signal);
          // The next request of this address may have its answer already.
          if (options?.signal?.aborted === true) return client.download(address, options);
          const { href } = new URL(address, window.location.origin);
          documents.set(href, answer);
          // The tester chooses the progress.
          return client.download(address, { signal: options?.signal }).finally(() => documents.delete(href));
        });
      },
    }),
    handlers: handlersFor({ held, replies, documents, ask }),
  };
}

/** Waits for something that listeners are told of. @throws Error with this message when it does not come. */
const untilTrue = (isTrue: () => boolean, listeners: Set<() => void>, message: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      listeners.delete(look);
      reject(new Error(message));
    }, PATIENCE_MS);
    const look = () => {
      if (!isTrue()) return;
      clearTimeout(timer);
      listeners.delete(look);
      resolve();
    };
    listeners.add(look);
    look();
  });

interface Replies {
  readonly held: readonly QuestionName[];
  readonly replies: ReadonlyMap<CallName, Answer>;
  readonly documents: ReadonlyMap<string, Answer>;
  readonly ask: (what: QuestionName, signal: AbortSignal | undefined) => Promise<Answer>;
}

/** What the fake server replies to released calls, and to the requests for documents and for the captcha's script. */
function handlersFor({ held, replies, documents, ask }: Replies): readonly HttpHandler[] {
  return [
    // Any call may be held, and without an answer of the tester the fake server's own handler is next.
    ...callNames.map((call) =>
      http[verbs[contract[call].method]](`*${contract[call].path}`, () => reply(call, replies.get(call))),
    ),
    http.get('*', ({ request }) => replyWithDocument(documents.get(request.url))),
    http.get(SCRIPT, async ({ request }) => {
      if (!held.includes('captcha')) return undefined;
      if (!isWanted(request.url)) return HttpResponse.error();
      const answer = await ask('captcha', undefined);
      const mode = 'failure' in answer ? 'load-error' : 'ok';
      return getResponse([captchaHandler({ mode })], request);
    }),
  ];
}

/** An aborted script may still be requested: its element has left the page by then. */
const isWanted = (address: string) => [...document.scripts].some(({ src }) => src === address);

async function replyWithDocument(answer: Answer | undefined): Promise<Response | undefined> {
  if (answer === undefined) return undefined;
  if ('failure' in answer) return respondWith(faultOf(answer.failure), null);
  if ('respond' in answer) return answer.respond();
  return 'body' in answer && answer.body instanceof Blob ? new Response(answer.body) : undefined;
}

async function reply(call: CallName, answer: Answer | undefined): Promise<Response | undefined> {
  if (answer === undefined || 'isUsual' in answer) return undefined;
  if ('failure' in answer) return respondWith(faultOf(answer.failure), call);
  return 'respond' in answer ? answer.respond() : Response.json(answer.body);
}
