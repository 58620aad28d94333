import type { FamilyId } from '#src/content/schema/vocabulary.ts';
import { familyTextOf } from '#src/content/texts/families.ts';
import { Section } from '#src/features/shop-page/shop-page.tsx';
import { Advice } from './advice.tsx';
import { Care } from './care.tsx';
import { Questions } from './questions.tsx';

/** Advice on a family of awnings: how to choose, common questions and care. */
export function FamilyAdvice({ family }: { readonly family: FamilyId }) {
  const text = familyTextOf(family);
  return (
    <>
      {text === undefined ? null : (
        <>
          <Section id="elegir" title="Cómo elegir">
            <Advice points={text.choose} />
          </Section>
          <Section id="preguntas" title="Lo que nos preguntan">
            <Questions questions={text.questions} />
          </Section>
        </>
      )}
      <Section id="cuidado" title="Para que dure">
        <Care family={family} weave={null} />
      </Section>
    </>
  );
}
