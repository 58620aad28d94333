import { useEffect, useState } from 'react';

/**
 * Creates an object URL for a file and revokes it on unmount. The file must not change; use a `key` for another one.
 */
export function useObjectUrl(file: Blob): string {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(
    () => () => {
      URL.revokeObjectURL(url);
    },
    [url],
  );
  return url;
}
