import { assign, emit, enqueueActions, fromPromise, setup, type ActorRef, type Snapshot } from 'xstate';
import { waiting, waitingDelays, type WaitingTag } from '../support/waiting.ts';

/** Events that the captcha sends to its form. */
type CaptchaReport = { type: 'captcha.solved'; token: string } | { type: 'captcha.lapsed' };

interface CaptchaContext {
  readonly siteKey: string | null;
  /** Id of the drawn widget; 0 is a valid id. */
  readonly widgetId: number | null;
  readonly token: string | null;
  /** Exact text of the error, for developers; screens show their own sentence. */
  readonly error: string | null;
  readonly form: ActorRef<Snapshot<unknown>, CaptchaReport> | null;
}

type CaptchaEvent =
  | { type: 'captcha.start' }
  | { type: 'captcha.rendered'; widgetId: number }
  | { type: 'captcha.verify'; token: string }
  | { type: 'captcha.expire' }
  | { type: 'captcha.fail' }
  | { type: 'captcha.cancel' }
  | { type: 'captcha.reset'; widgetId?: unknown }
  | { type: 'captcha.renew' };

type CaptchaEmitted = { type: 'captcha.resetWidget'; widgetId: number };

/** Text of the error for installing the widget without a key (B75). */
export const MISSING_SITE_KEY = 'options must be included siteKey';

/** Text of the error for resetting the widget without a numeric widget id (B76). */
export const MISSING_WIDGET_ID = 'resetRecaptcha must have widgetId';

interface CaptchaInput {
  readonly siteKey: string | null;
  /** Form that is notified when the captcha is solved and when the solution lapses. */
  readonly form?: NonNullable<CaptchaContext['form']>;
}

/**
 * Returns the id of the widget to reset; 0 is valid.
 * @throws Error with the text of B76 when the value is not a number.
 */
export function requireWidgetId(widgetId: unknown): number {
  if (typeof widgetId === 'number') return widgetId;
  throw new Error(MISSING_WIDGET_ID);
}

/**
 * Returns the key to install the widget with.
 * @throws Error with the text of B75 when there is none.
 */
export function requireSiteKey(siteKey: string | null): string {
  if (siteKey) return siteKey;
  throw new Error(MISSING_SITE_KEY);
}

/**
 * The human-verification widget (checkbox, light, normal): idle until the person first focuses a form that needs it,
 * then loading → ready → verified → expired, and failed from any state. The screen that draws the widget provides
 * `loadScript`.
 */
export const captchaMachine = setup({
  types: {} as {
    context: CaptchaContext;
    events: CaptchaEvent;
    emitted: CaptchaEmitted;
    input: CaptchaInput;
    /** `drawn`: the widget is on the page and keeps its space there. */
    tags: WaitingTag | 'drawn';
  },
  actors: {
    loadScript: fromPromise<void>(() => Promise.reject(new Error('loadScript must be provided'))),
  },
  delays: waitingDelays,
  guards: {
    hasSiteKey: ({ context }) => context.siteKey !== null && context.siteKey !== '',
    lacksWidgetId: (_, params: { widgetId: unknown }) => typeof params.widgetId !== 'number',
    isDrawn: ({ context }) => context.widgetId !== null,
  },
  actions: {
    keepWidget: assign({ widgetId: (_, params: { widgetId: number }) => params.widgetId }),
    keepToken: assign({ token: (_, params: { token: string }) => params.token, error: null }),
    keepError: assign({ error: (_, params: { error: string }) => params.error }),
    dropToken: assign({ token: null }),
    dropWidget: assign({ widgetId: null }),
    dropError: assign({ error: null }),
    logError: ({ context }) => {
      console.error(context.error);
    },
    resetWidget: emit((_, params: { widgetId: unknown }) => ({
      type: 'captcha.resetWidget' as const,
      widgetId: requireWidgetId(params.widgetId),
    })),
    tellSolved: enqueueActions(({ context, enqueue }) => {
      if (context.form && context.token !== null) {
        enqueue.sendTo(context.form, { type: 'captcha.solved', token: context.token });
      }
    }),
    tellLapsed: enqueueActions(({ context, enqueue }) => {
      if (context.form) enqueue.sendTo(context.form, { type: 'captcha.lapsed' });
    }),
  },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({
    siteKey: input.siteKey,
    form: input.form ?? null,
    widgetId: null,
    token: null,
    error: null,
  }),
  initial: 'idle',
  on: {
    'captcha.reset': [
      {
        guard: { type: 'lacksWidgetId', params: ({ event }) => ({ widgetId: event.widgetId }) },
        target: '.failed',
        actions: [{ type: 'keepError', params: { error: MISSING_WIDGET_ID } }, 'logError'],
      },
      {
        guard: 'isDrawn',
        target: '.ready',
        actions: { type: 'resetWidget', params: ({ event }) => ({ widgetId: event.widgetId }) },
      },
    ],
  },
  states: {
    idle: {
      on: {
        'captcha.start': [
          { guard: 'hasSiteKey', target: 'loading', actions: 'dropError' },
          {
            target: 'failed',
            actions: [{ type: 'keepError', params: { error: MISSING_SITE_KEY } }, 'logError'],
          },
        ],
      },
    },
    loading: {
      ...waiting,
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        onDone: 'ready',
        onError: {
          target: 'failed',
          actions: { type: 'keepError', params: ({ event }) => ({ error: String(event.error) }) },
        },
      },
      on: { 'captcha.cancel': 'failed' },
    },
    ready: {
      tags: 'drawn',
      on: {
        'captcha.rendered': {
          actions: { type: 'keepWidget', params: ({ event }) => ({ widgetId: event.widgetId }) },
        },
        'captcha.verify': {
          target: 'verified',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
        },
        'captcha.fail': 'failed',
      },
    },
    verified: {
      tags: 'drawn',
      entry: 'tellSolved',
      exit: ['dropToken', 'tellLapsed'],
      on: {
        'captcha.expire': 'expired',
        'captcha.fail': 'failed',
        'captcha.renew': {
          guard: 'isDrawn',
          target: 'ready',
          actions: { type: 'resetWidget', params: ({ context }) => ({ widgetId: context.widgetId }) },
        },
      },
    },
    expired: {
      tags: 'drawn',
      on: {
        'captcha.verify': {
          target: 'verified',
          actions: { type: 'keepToken', params: ({ event }) => ({ token: event.token }) },
        },
        'captcha.fail': 'failed',
      },
    },
    failed: {
      entry: 'dropWidget',
      on: {
        'captcha.start': [
          { guard: 'hasSiteKey', target: 'loading', actions: 'dropError' },
          {
            target: 'failed',
            actions: [{ type: 'keepError', params: { error: MISSING_SITE_KEY } }, 'logError'],
          },
        ],
      },
    },
  },
});

/** Returns the captcha machine with the browser's function that loads its script. */
export const captchaWith = (loadScript: (signal: AbortSignal) => Promise<void>) =>
  captchaMachine.provide({ actors: { loadScript: fromPromise<void>(({ signal }) => loadScript(signal)) } });
