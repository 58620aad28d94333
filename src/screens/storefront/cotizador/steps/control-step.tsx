import type { Choices } from '#src/api/draft.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { controls } from '#src/content/items/controls.ts';
import { extras } from '#src/content/items/extras.ts';
import { galleries } from '#src/content/items/galleries.ts';
import { differenceOf, withChoices, type Alternative } from '../../../support/quoting/alternatives.ts';
import {
  chosenControl,
  neededRemotes,
  understood,
  withControl,
  withoutBlanks,
} from '../../../support/quoting/choices.ts';
import { differenceInPesos, inPesos } from '../../../support/quoting/money.ts';
import type { Work } from '../bench.ts';
import { ChoiceCards } from '../choice-cards.tsx';
import { WaysOut } from '../ways-out.tsx';
import classes from './control-step.module.css';

const sentences = new Map(
  [...controls, ...galleries, ...extras].map(({ slug, sentence }) => [slug, sentence]),
);

const NONE = 'ninguno';
const NEEDED = 'los-necesarios';
const ENGINE = 'el-adecuado';

const torque = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });
const inNm = (mNm: number) => `${torque.format(mNm / 1_000)} Nm`;

interface PartProps {
  readonly work: Work;
  readonly variant: Variant;
}

/** How it moves, what hides its tube, and what comes along. */
export function ControlStep({ work }: { readonly work: Work }) {
  const { variant } = work.current.reading;
  if (variant === null) return <p>Primero elige una tela que se fabrique.</p>;
  return (
    <div className={classes['step']}>
      <Controls work={work} variant={variant} />
      <Motor work={work} variant={variant} />
      <Remotes work={work} variant={variant} />
      <Galleries work={work} variant={variant} />
      <Extras work={work} variant={variant} />
      <WaysOut work={work} />
    </div>
  );
}

const tried = ({ current, draft: { unit }, book, quotable }: Work, choices: Choices): Alternative =>
  withChoices(current, choices, { unit, book, quotable });

/** What another choice would cost more or less; its whole price where there is none to compare with. */
function priceBeside(one: Alternative, now: Alternative, isChosen: boolean): string | undefined {
  if (isChosen) return 'Elegido';
  const difference = differenceOf(one, now);
  if (difference === null) return one.centavos === null ? undefined : inPesos(one.centavos);
  return difference === 0 ? 'Mismo precio' : differenceInPesos(difference);
}

function Controls({ work, variant: { product } }: PartProps) {
  const { current, change, quotable, book } = work;
  const { choices } = current.window;
  const chosen = chosenControl(product, choices);
  const quantity = current.reading.quantity ?? 1;
  const now = tried(work, choices);
  return (
    <ChoiceCards
      legend="Mecanismo"
      choices={product.controls.map(({ id }) => {
        const one = tried(work, withControl(choices, product, id, quantity, book.list));
        return {
          value: id,
          title: quotable.nameOf(id),
          text: sentences.get(id),
          price: priceBeside(one, now, id === chosen?.id),
          against: id === chosen?.id ? null : one.against,
        };
      })}
      chosen={chosen === undefined ? [] : [chosen.id]}
      onChoose={(id) => {
        change({ choices: withControl(choices, product, id, quantity, book.list) });
      }}
    />
  );
}

/** The motor that the engine takes, and why; whoever wants a stronger one has it. */
function Motor({ work, variant: { product } }: PartProps) {
  const { current, change, quotable } = work;
  const { choices } = current.window;
  const control = chosenControl(product, choices);
  if (control?.kind !== 'motor') return null;
  const made = current.outcome?.kind === 'quote' ? current.outcome.made.motor : null;
  const now = tried(work, choices);
  const withMotor = (motor: string | undefined) => withoutBlanks({ ...choices, motor });
  return (
    <>
      {control.motors.length < 2 ? null : (
        <ChoiceCards
          legend="Motor"
          size="narrow"
          choices={[
            {
              value: ENGINE,
              title: 'El adecuado',
              text: 'El más ligero que mueve tu medida.',
              price: priceBeside(tried(work, withMotor(undefined)), now, choices.motor === undefined),
            },
            ...control.motors.map(({ id }) => {
              const one = tried(work, withMotor(id));
              return {
                value: id,
                title: quotable.nameOf(id),
                price: priceBeside(one, now, choices.motor === id),
                against: choices.motor === id ? null : one.against,
              };
            }),
          ]}
          chosen={[choices.motor ?? ENGINE]}
          onChoose={(id) => {
            change({ choices: withMotor(id === ENGINE ? undefined : id) });
          }}
        />
      )}
      {made === null ? null : (
        <p className={classes['torque']} role="status">
          Lleva <strong>{quotable.nameOf(made.motor.id)}</strong>.{' '}
          {made.neededMNm === null
            ? 'En este sistema el motor se elige por medida, y la tuya cabe.'
            : `Levantarla pide ${inNm(made.neededMNm)} y este motor da ${inNm(made.motor.torqueMNm)}: sube sin esfuerzo.`}
        </p>
      )}
    </>
  );
}

const keyOf = (remotes: Choices['remotes']) => JSON.stringify(remotes ?? []);

/** What is pressed: as many remotes as there are blinds, or one for all. */
function Remotes({ work, variant: { product } }: PartProps) {
  const { current, change, quotable, book } = work;
  const { choices } = current.window;
  const control = chosenControl(product, choices);
  if (control?.kind !== 'motor') return null;
  const quantity = current.reading.quantity ?? 1;
  const needed = neededRemotes(control, quantity, book.list);
  const now = tried(work, choices);
  const options = [
    { value: NEEDED, remotes: needed },
    { value: NONE, remotes: [] },
    ...understood(control).map(({ id, channels }) => ({
      value: id,
      remotes: [{ id, count: Math.ceil(quantity / channels) }],
    })),
  ].filter(({ value, remotes }, at) => at < 2 || keyOf(remotes) !== keyOf(needed) || value === NEEDED);
  const sayRemotes = (remotes: NonNullable<Choices['remotes']>) =>
    remotes.map(({ id, count }) => `${String(count)} × ${quotable.nameOf(id)}`).join(', ');
  const chosen = options.find(({ remotes }) => keyOf(remotes) === keyOf(choices.remotes))?.value;
  return (
    <ChoiceCards
      legend="Control remoto"
      choices={options.map(({ value, remotes }) => {
        const title =
          value === NEEDED
            ? 'Los que hacen falta'
            : value === NONE
              ? 'Ninguno, ya tengo'
              : sayRemotes(remotes);
        return {
          value,
          title,
          text: value === NEEDED ? sayRemotes(remotes) : undefined,
          price: priceBeside(tried(work, withoutBlanks({ ...choices, remotes })), now, value === chosen),
        };
      })}
      chosen={chosen === undefined ? [] : [chosen]}
      onChoose={(value) => {
        const remotes = options.find((option) => option.value === value)?.remotes ?? [];
        change({ choices: withoutBlanks({ ...choices, remotes }) });
      }}
    />
  );
}

function Galleries({ work, variant: { product } }: PartProps) {
  const { current, change, quotable } = work;
  const { choices } = current.window;
  if (product.galleries.length === 0) return null;
  const withGallery = (gallery: string | undefined) => withoutBlanks({ ...choices, gallery });
  const bare = tried(work, withGallery(undefined));
  return (
    <ChoiceCards
      legend="Arriba"
      choices={[
        { value: NONE, title: 'Sin galería', text: 'El tubo o el riel queda a la vista.' },
        ...product.galleries.map(({ id }) => {
          const one = tried(work, withGallery(id));
          const difference = differenceOf(one, bare);
          return {
            value: id,
            title: quotable.nameOf(id),
            text: sentences.get(id),
            price: difference === null ? undefined : differenceInPesos(difference),
            against: id === choices.gallery || bare.centavos === null ? null : one.against,
          };
        }),
      ]}
      chosen={[choices.gallery ?? NONE]}
      onChoose={(id) => {
        change({ choices: withGallery(id === NONE ? undefined : id) });
      }}
    />
  );
}

function Extras({ work, variant: { product } }: PartProps) {
  const { current, change, quotable } = work;
  const { choices } = current.window;
  const isMotor = chosenControl(product, choices)?.kind === 'motor';
  const offered = product.extras.filter(({ needsMotor }) => isMotor || !needsMotor);
  if (offered.length === 0) return null;
  const chosen = choices.extras ?? [];
  const withExtra = (id: string, isChosen: boolean) =>
    withoutBlanks({
      ...choices,
      extras: isChosen ? [...chosen.filter((one) => one !== id), id] : chosen.filter((one) => one !== id),
    });
  return (
    <ChoiceCards
      legend="Extras"
      kind="several"
      choices={offered.map(({ id }) => {
        const difference = differenceOf(tried(work, withExtra(id, true)), tried(work, withExtra(id, false)));
        return {
          value: id,
          title: quotable.nameOf(id),
          text: sentences.get(id),
          price: difference === null ? undefined : differenceInPesos(difference),
        };
      })}
      chosen={chosen}
      onChoose={(id, isChosen) => {
        change({ choices: withExtra(id, isChosen) });
      }}
    />
  );
}
