import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useMemo, useState, type ReactNode } from 'react';
import type { Services } from '#src/actor-hooks/services.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { DataSection } from './data/data-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { WalletSection } from './wallet/wallet-section.tsx';

/** Sections of the profile by their name in the address, in the order of the tabs. */
const sections = { datos: 'Datos', contrasena: 'Contraseña', cartera: 'Cartera' } as const;

type Section = keyof typeof sections;

const FIRST_SECTION: Section = 'datos';

const isSection = (name: string): name is Section => Object.hasOwn(sections, name);

/** Names of the sections, in order. */
const sectionNames = Object.keys(sections).filter(isSection);

/** The section that the address names; the first one for an unknown name. */
const sectionOf = (name: string): Section => (isSection(name) ? name : FIRST_SECTION);

interface ProfileTabsProps {
  readonly session: Services['session'];
  readonly cardField: RuntimeConfig['cardField'];
}

/**
 * The sections as tabs; the address names the open one. A tab that was opened stays mounted and keeps what was typed.
 */
export function ProfileTabs({ session, cardField }: ProfileTabsProps) {
  const { values, change } = useListQuery({ seccion: FIRST_SECTION });
  const section = sectionOf(values.seccion);
  // Memoized, so that changing the tab renders no section again.
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
      onChange={(value) => {
        if (value !== null) change({ seccion: sectionOf(value) });
      }}
    >
      <Tabs.List aria-label="Partes de tu perfil">
        {sectionNames.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {sections[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sectionNames.map((name) => (
        <Tabs.Panel pt="xl" key={name} value={name}>
          {seen.has(name) ? contents[name] : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
