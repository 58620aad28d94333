import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';

interface HomeSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled section of the panel home. */
export function HomeSection({ title, children }: HomeSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Title order={2} mb="md" id={titleId}>
        {title}
      </Title>
      {children}
    </section>
  );
}
