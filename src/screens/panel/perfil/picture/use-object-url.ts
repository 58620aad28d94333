import { useEffect, useState } from 'react';

/** An address by which the page shows a file, for as long as it does; whoever shows another file is another component. */
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
