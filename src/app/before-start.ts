/**
 * Runs before every other script, inside the page itself, so it is certain to be there: sets the chosen colour scheme,
 * says whether somebody is logged in, and handles scripts of ours that are missing, usually because a newer version was
 * deployed. It imports nothing.
 */
{
  const MISSING = 'rollux:missing-script';
  const START_OVER = 'rollux:start-over';
  const LOADED_AT = 'rollux-reloaded-at';
  const AT_MOST_EVERY_MS = 30_000;
  const CLICK_COUNTS_MS = 10_000;
  const LEAVING_MS = 10_000;
  const ANSWERS_WITHIN_MS = 5_000;
  const LONGEST_PRESS_MS = 5_000;

  try {
    // The panel's first page is hidden from visitors until they are sent to the login.
    if (localStorage.getItem(__TOKEN_KEY__) === null) document.documentElement.dataset['visitor'] = '';
    const scheme = localStorage.getItem('mantine-color-scheme-value');
    if (scheme === 'light' || scheme === 'dark')
      document.documentElement.dataset['mantineColorScheme'] = scheme;
  } catch {
    // Without storage the system's scheme applies.
  }

  /** False when the browser cannot store the time, as reloads could then repeat forever. */
  const mayLoad = () => {
    try {
      if (!navigator.onLine || Date.now() - Number(sessionStorage.getItem(LOADED_AT)) < AT_MOST_EVERY_MS)
        return false;
      sessionStorage.setItem(LOADED_AT, String(Date.now()));
      return true;
    } catch {
      return false;
    }
  };

  const reload = () => {
    location.reload();
  };

  /** Whether the server answers in time, below a path. */
  const answers = async (base: string) => {
    try {
      const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
      return (await fetch(`${base}version.json`, { cache: 'no-store', signal })).ok;
    } catch {
      return false;
    }
  };

  /**
   * Forgets what this browser keeps of the site, and loads the page with the server's files: for a page that failed
   * again after a reload. Where the server cannot be reached, what is kept is all there is.
   */
  const startOver = async () => {
    try {
      const worker = await navigator.serviceWorker.getRegistration();
      if (worker !== undefined) {
        const { pathname } = new URL(worker.scope);
        if (await answers(pathname)) {
          const names = await caches.keys();
          const ours = names.filter((name) => name.startsWith(`rollux ${pathname} `));
          await Promise.all([...ours.map((name) => caches.delete(name)), worker.unregister()]);
        }
      }
      // The browser's other cache may hold a wrong answer for a year.
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/'));
      await Promise.all(scripts.map(({ name }) => fetch(name, { cache: 'reload' })));
    } catch {
      // Without a connection, or where the browser forbids to look.
    }
    reload();
  };

  const pageOf = (href: string) => href.split('#')[0];
  let isPressed = false;
  let release = () => {};
  addEventListener(
    'pointerdown',
    () => {
      isPressed = true;
    },
    true,
  );
  /** A press that has begun may become the click on a link. */
  const untilReleased = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      setTimeout(resolve, isPressed ? LONGEST_PRESS_MS : 0);
    });

  let isLeaving = false;
  let clicked: { readonly from: string; readonly to: string; readonly at: number } | undefined;
  // The click that hydrates a page may be on a link, which the browser follows by itself.
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      const isOwn = link?.origin === location.origin && !link.target && !link.download;
      clicked =
        link !== null &&
        isOwn &&
        !ctrlKey &&
        !metaKey &&
        !shiftKey &&
        pageOf(link.href) !== pageOf(location.href)
          ? { from: location.href, to: link.href, at: Date.now() }
          : undefined;
      isPressed = false;
      release();
      if (isLeaving && clicked) {
        // The page that is about to be loaded is no longer the one that the person wants.
        event.preventDefault();
        event.stopImmediatePropagation();
        location.assign(clicked.to);
      }
    },
    true,
  );
  /** Where the person wants to be: a reload must not undo their last click. */
  const wanted = () =>
    clicked?.from === location.href && Date.now() - clicked.at < CLICK_COUNTS_MS ? clicked.to : location.href;

  const SENTENCES = {
    missing:
      'No pudimos cargar toda la página. Puede ser la conexión, o que acabamos de actualizar el sitio.',
    old: 'Tu navegador es de una versión anterior y no puede con toda la página. Actualízalo, o ábrela en otro navegador o teléfono.',
    fault: 'Algo falló de nuestro lado y la página quedó a medias. Inténtalo de nuevo en un momento.',
  };

  let isSaid = false;
  const say = (cause: keyof typeof SENTENCES = 'missing') => {
    if (isSaid) return;
    isSaid = true;
    const note = document.createElement('div');
    const button = document.createElement('button');
    const root = document.getElementById('root');
    const isBlank = !root?.firstChild || getComputedStyle(root).visibility === 'hidden';
    note.role = 'alert';
    note.style.cssText = `position:fixed;inset:${isBlank ? '30vh 1rem auto' : 'auto 1rem 1rem'};z-index:999;max-width:34rem;margin:auto;padding:1rem 1.25rem;border-radius:4px;background:#17211e;color:#fff;font:1rem/1.5 Roboto,system-ui,sans-serif`;
    button.style.cssText =
      'display:block;min-height:2.75rem;margin-top:.75rem;padding:0 1.25rem;border:1px solid;border-radius:4px;background:none;color:inherit;font:inherit;cursor:pointer';
    // What was written by the build can be read.
    const isOld = cause === 'old';
    button.textContent = isOld ? 'Cerrar' : 'Reintentar';
    button.addEventListener('click', () => {
      if (isOld) note.remove();
      else void startOver();
    });
    note.append(SENTENCES[cause], button);
    document.body.append(note);
    if (cause === 'missing')
      addEventListener('online', () => {
        // A reload would undo a navigation that has begun.
        if (Date.now() - leftAt >= LEAVING_MS) reload();
      });
  };

  /**
   * Loads the page that the person wants, once the server answers: else the browser would show an error of its own in
   * place of a page that can be read. Until then a link that they press is what they want.
   */
  const leave = async (asked?: string) => {
    const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
    if (!(await answers(new URL('../', entry?.src ?? location.href).href))) {
      say();
      return;
    }
    await untilReleased();
    isLeaving = true;
    const to = asked ?? wanted();
    if (to === location.href) reload();
    else location.assign(to);
  };

  let leftAt = Number.NEGATIVE_INFINITY;
  addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });

  addEventListener(MISSING, (event) => {
    const { to, isStarted, cause = 'missing' } = event.detail;
    if (cause !== 'missing') say(cause);
    else if (Date.now() - leftAt < LEAVING_MS) {
      // Firefox gives up what still loads when the page is left; a reload now would undo that navigation.
      event.preventDefault();
      const detail = { ...event.detail, to: to ?? wanted() };
      setTimeout(() => dispatchEvent(new CustomEvent(MISSING, { cancelable: true, detail })), LEAVING_MS);
    } else if (mayLoad()) {
      event.preventDefault();
      void leave(to);
    } else if (!isStarted) say();
  });

  addEventListener(START_OVER, (event) => {
    event.preventDefault();
    void startOver();
  });

  // The entry, or a module that it imports statically, arrived and fails; the entry itself catches what fails later.
  const entering = new AbortController();
  addEventListener(
    'error',
    ({ error, filename }) => {
      if (error instanceof Error && filename.includes('/assets/'))
        say(error instanceof SyntaxError || !('parse' in URL) ? 'old' : 'fault');
    },
    { signal: entering.signal },
  );
  addEventListener('rollux:entered', () => {
    entering.abort();
  });

  // The entry, or a module that it imports statically; not a script of the captcha's service.
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module')
        dispatchEvent(new CustomEvent(MISSING, { cancelable: true, detail: {} }));
    },
    true,
  );
}
