import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface HomeSectionProps {
  readonly title: string;
  /** Its place in the page's first row; without it, it has a row of its own. */
  readonly place?: 'main' | 'side';
  readonly children: ReactNode;
}

/** A titled section of the panel home. */
export function HomeSection({ title, place, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section data-place={place} aria-labelledby={titleId}>
      <Title order={2} mb="md" id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  );
}
