import { Text } from '@mantine/core';
import type { FileEntry } from '#src/api/contract/file.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { NewMark } from '#src/features/news/new-mark.tsx';
import { longDay } from '#src/format/long-dates.ts';
import layout from '#src/ui/styles/layout.module.css';

/** "Versión 3" for a bare number; any other text as it is. */
const versionText = (version: string) => (/^v?[\d.]+$/i.test(version) ? `Versión ${version}` : version);

interface DocumentFactsProps {
  readonly file: FileEntry;
  readonly config: RuntimeConfig;
  /** Whether it is new since the last visit. */
  readonly isNew: boolean;
}

/** Version and date of a file, as far as the server sends them, and whether it is new. */
export function DocumentFacts({ file: { version, updated_at }, config, isNew }: DocumentFactsProps) {
  const facts = [
    ...(version === null ? [] : [{ key: 'version', text: versionText(version) }]),
    ...(updated_at === null
      ? []
      : [{ key: 'date', text: longDay(updated_at, config.timeZone) ?? updated_at }]),
  ];
  if (facts.length === 0) return null;
  return (
    <Text component="ul" fz="sm" lh="inherit" className={layout.facts}>
      {facts.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
      {isNew ? (
        <li>
          <NewMark>Nuevo</NewMark>
        </li>
      ) : null}
    </Text>
  );
}
