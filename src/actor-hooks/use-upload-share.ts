import { useEffect, useState } from 'react';
import type { Subscription } from 'xstate';
import type { UploadProgress } from '#machines/support/file-actors.ts';

interface Upload {
  on: (type: UploadProgress['type'], listener: (event: UploadProgress) => void) => Subscription;
}

/** Sent share of an upload, from 0 to 1; 0 when there is no upload. */
export function useUploadShare(upload: Upload | undefined): number {
  const [last, setLast] = useState<{ readonly of: Upload; readonly share: number } | null>(null);
  useEffect(() => {
    if (upload === undefined) return undefined;
    const subscription = upload.on('upload.progress', ({ share }) => {
      setLast({ of: upload, share });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [upload]);
  return last !== null && last.of === upload ? last.share : 0;
}
