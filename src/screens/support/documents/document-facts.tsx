import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { NewMark } from '../news/new-mark.tsx';
import { dayOf } from './day-of.ts';
import classes from './document.module.css';

/** A bare number is a version's; anything else says by itself what it is. */
const versionText = (version: string) => (/^v?[\d.]+$/i.test(version) ? `Versión ${version}` : version);

interface DocumentFactsProps {
  readonly file: FileEntry;
  readonly config: RuntimeConfig;
  /** The last visit did not see it. */
  readonly isNew: boolean;
}

/** What is known of a file besides its name: version and date, as far as the server says them, and that it is new. */
export function DocumentFacts({ file: { version, updated_at }, config, isNew }: DocumentFactsProps) {
  const facts = [
    ...(version === null ? [] : [{ key: 'version', text: versionText(version) }]),
    ...(updated_at === null ? [] : [{ key: 'date', text: dayOf(updated_at, config.timeZone) }]),
  ];
  if (facts.length === 0) return null;
  return (
    <ul className={classes['facts']}>
      {facts.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {isNew ? (
        <li>
          <NewMark>Nuevo</NewMark>
        </li>
      ) : null}
    </ul>
  );
}
