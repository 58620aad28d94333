import { useEffect, useEffectEvent, useState } from 'react';

/** How long typing must pause before the text is reported, in ms. */
const PAUSE_MS = 150;

/**
 * The text of a search field, reported once typing pauses or anything is clicked: a keystroke renders only the field,
 * however long the list is.
 * @param value the current search of the list
 */
export function useDebouncedText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [reported, setReported] = useState<readonly string[]>([]);
  // A reported value comes back later, when more may have been typed. Any other value was set elsewhere and is shown.
  if (value !== seen) {
    setSeen(value);
    setReported(reported.slice(reported.indexOf(value) + 1));
    if (!reported.includes(value)) setText(value);
  }
  const report = useEffectEvent((next: string) => {
    if (next === (reported.at(-1) ?? value)) return;
    setReported([...reported, next]);
    onChange(next);
  });
  useEffect(() => {
    const reportNow = () => {
      report(text);
    };
    const timer = setTimeout(reportNow, PAUSE_MS);
    // In the capture phase, before the clicked control reacts: what it writes to the address includes the search.
    document.addEventListener('click', reportNow, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', reportNow, { capture: true });
    };
  }, [text]);
  return [text, setText] as const;
}
