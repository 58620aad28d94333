type Address = { readonly url: string } | string;

const pathOf = (request: Address): string =>
  new URL(typeof request === 'string' ? request : request.url, 'https://rollux.test').pathname;

/** A browser's storage of replies, which a test can fill, refuse and look into. */
export class FakeCaches {
  readonly stored = new Map<string, Map<string, Response>>();
  /** Entries that there is room for. */
  room = Number.POSITIVE_INFINITY;
  /** Whether the browser forbids storage. */
  isRefused = false;
  /** Called before each change; a test ends the worker by throwing. */
  beforeChange: (what: string) => void = () => undefined;

  #allow(): void {
    if (this.isRefused) throw new DOMException('forbidden', 'SecurityError');
  }

  async open(name: string) {
    this.#allow();
    const entries = this.stored.get(name) ?? new Map<string, Response>();
    this.stored.set(name, entries);
    return {
      match: async (request: Address) => entries.get(pathOf(request))?.clone(),
      put: async (request: Address, reply: Response) => {
        this.beforeChange(`put ${pathOf(request)}`);
        if (this.size >= this.room) throw new DOMException('full', 'QuotaExceededError');
        entries.set(pathOf(request), reply);
      },
      keys: async () => [...entries.keys()].map((path) => new Request(`https://rollux.test${path}`)),
      delete: async (request: Address) => {
        this.beforeChange(`delete ${pathOf(request)}`);
        return entries.delete(pathOf(request));
      },
    };
  }

  async match(request: Address, { cacheName }: { readonly cacheName?: string } = {}) {
    this.#allow();
    const caches = cacheName === undefined ? [...this.stored.values()] : [this.stored.get(cacheName)];
    return caches
      .map((entries) => entries?.get(pathOf(request)))
      .find(Boolean)
      ?.clone();
  }

  async keys() {
    this.#allow();
    return [...this.stored.keys()];
  }

  async delete(name: string) {
    this.beforeChange(`delete ${name}`);
    return this.stored.delete(name);
  }

  get size(): number {
    return [...this.stored.values()].reduce((sum, entries) => sum + entries.size, 0);
  }

  /** Paths that are stored, in all caches. */
  get paths(): readonly string[] {
    return [...this.stored.values()].flatMap((entries) => [...entries.keys()]);
  }
}
