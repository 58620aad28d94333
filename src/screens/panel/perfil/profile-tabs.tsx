import '@mantine/core/styles/Tabs.layer.css';
import { Tabs } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo, useState, type ReactNode } from 'react';
import type { Services } from '#src/actor-hooks/services.ts';
import { hasRole } from '#src/config/permissions.ts';
import type { RuntimeConfig } from '#src/config/runtime.ts';
import { useListQuery } from '#src/lists/use-list-query.ts';
import { BrandSection } from './brand/brand-section.tsx';
import { DataSection } from './data/data-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { WalletSection } from './wallet/wallet-section.tsx';

/** Sections of the profile by their name in the address, in the order of the tabs. */
const sections = {
  datos: 'Datos',
  marca: 'Tu marca',
  contrasena: 'Contraseña',
  cartera: 'Cartera',
} as const;

type Section = keyof typeof sections;

const FIRST_SECTION: Section = 'datos';

const isSection = (name: string): name is Section => Object.hasOwn(sections, name);

/** Names of the sections of a person, in order: only dealers sign what their clients read. */
const sectionsOf = (isDealer: boolean): readonly Section[] =>
  Object.keys(sections)
    .filter(isSection)
    .filter((name) => name !== 'marca' || isDealer);

interface ProfileTabsProps {
  readonly session: Services['session'];
  readonly cardField: RuntimeConfig['cardField'];
}

/**
 * The sections as tabs; the address names the open one. A tab that was opened stays mounted and keeps what was typed.
 */
export function ProfileTabs({ session, cardField }: ProfileTabsProps) {
  const { values, change } = useListQuery({ seccion: FIRST_SECTION });
  const user = useSelector(session, ({ context }) => context.user);
  // Until the person is known, the address is believed: no other tab opens meanwhile.
  const isDealer = user === null ? values.seccion === 'marca' : hasRole(user, 'distribuidor');
  const offered = sectionsOf(isDealer);
  // The first one for an unknown name, and for one that the person does not have.
  const section = offered.find((name) => name === values.seccion) ?? FIRST_SECTION;
  // Memoized, so that changing the tab renders no section again.
  const contents = useMemo(
    (): Readonly<Record<Section, ReactNode>> => ({
      datos: <DataSection session={session} />,
      marca: <BrandSection />,
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
        if (value !== null) change({ seccion: value });
      }}
    >
      <Tabs.List aria-label="Partes de tu perfil">
        {offered.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {sections[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {offered.map((name) => (
        <Tabs.Panel pt="xl" key={name} value={name}>
          {seen.has(name) ? contents[name] : null}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
