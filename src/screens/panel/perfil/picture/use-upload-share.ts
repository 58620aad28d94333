import { useEffect, useState } from 'react';
import type { Subscription } from 'xstate';

interface Upload {
  on: (type: 'upload.progress', listener: (event: { readonly share: number }) => void) => Subscription;
}

/** How much of an upload has left, from 0 to 1; 0 while there is none. */
export function useUploadShare(upload: Upload | undefined): number {
  const [told, setTold] = useState<{ readonly of: Upload; readonly share: number } | null>(null);
  useEffect(() => {
    if (upload === undefined) return undefined;
    const subscription = upload.on('upload.progress', ({ share }) => {
      setTold({ of: upload, share });
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [upload]);
  return told !== null && told.of === upload ? told.share : 0;
}
