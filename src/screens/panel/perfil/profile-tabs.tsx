import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { useListQuery } from '../../support/list/use-list-query.ts';
import type { Services } from '../../support/services.ts';
import { DataSection } from './data/data-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import classes from './profile.module.css';
import { FIRST_SECTION, sectionOf, sections, sectionWords, type Section } from './sections.ts';
import { WalletSection } from './wallet/wallet-section.tsx';

interface ProfileTabsProps {
  readonly session: Services['session'];
  readonly cardField: RuntimeConfig['cardField'];
}

/** The sections as tabs, of which the address names one. One that has been looked at stays, with what was typed there. */
export function ProfileTabs({ session, cardField }: ProfileTabsProps) {
  const { values, change } = useListQuery({ seccion: FIRST_SECTION });
  const section = sectionOf(values.seccion);
  // A change of tab draws none of them anew.
  const contents = useMemo(
    (): Readonly<Record<Section, ReactNode>> => ({
      datos: <DataSection session={session} />,
      contrasena: <PasswordSection session={session} />,
      cartera: <WalletSection cardField={cardField} />,
    }),
    [session, cardField],
  );
  const [seen, setSeen] = useState<ReadonlySet<Section>>(() => new Set([section]));
  if (!seen.has(section)) setSeen(new Set([...seen, section]));
  return (
    <Tabs
      value={section}
      keepMountedMode="display-none"
      classNames={{
        list: classes['tabs'] ?? '',
        tab: classes['tab'] ?? '',
        panel: classes['panel'] ?? '',
      }}
      onChange={(value) => {
        if (value !== null) change({ seccion: sectionOf(value) });
      }}
    >
      <Tabs.List aria-label="Partes de tu perfil">
        {sectionWords.map((word) => (
          <Tabs.Tab key={word} value={word}>
            {sections[word]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sectionWords.map((word) => (
        <Tabs.Panel key={word} value={word}>
          {seen.has(word) ? contents[word] : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
