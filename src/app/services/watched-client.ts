import type { Client } from '#src/api/client.ts';
import type { DemoSlot } from '#src/ui/frame/demo.ts';

/** Returns a client that also reports every call when it is sent. */
export function watched(client: Client, onCall: DemoSlot['onCall']): Client {
  return {
    ...client,
    request: (call, input, options) => {
      let status: number | null = null;
      const onStatus = (now: number) => {
        status = now;
        options?.onStatus?.(now);
      };
      const reply = client.request(call, input, { ...options, onStatus });
      onCall({ call, input, reply, status: () => status });
      return reply;
    },
  };
}
