import type { Choices } from '#src/api/draft.ts';
import { isInstallation } from '#src/config/order-stages.ts';
import { safetyOf } from '#src/content/cords.ts';
import { installsIn } from '#src/content/delivering/place.ts';
import { controls } from '#src/content/items/controls.ts';
import { extras } from '#src/content/items/extras.ts';
import { galleries } from '#src/content/items/galleries.ts';
import { smartDevices } from '#src/content/motorization/smart.ts';
import type { Variant } from '#src/content/schema/variant.ts';
import { installerText } from '#src/features/delivery/installer-text.ts';
import { usePlace } from '#src/features/delivery/use-place.ts';
import {
  compatibleRemotes,
  fittingExtras,
  withControl,
  withoutBlanks,
} from '#src/features/draft-windows/choices.ts';
import { remoteText } from '#src/features/window-words/remote-text.ts';
import { differenceInCurrency, inCurrency } from '#src/format/money.ts';
import { chosenControl, galleryIdOf } from '#src/quoting/making/finish.ts';
import { neededRemotes } from '#src/quoting/making/standard-line.ts';
import type { Product } from '#src/quoting/rules.ts';
import { MechanismPicture } from '#src/ui/product-pictures/mechanism-picture.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { Alternatives } from '../offers/alternatives.tsx';
import type { Editing } from '../quoter-state.ts';
import { Children } from '../safety/children.tsx';
import { Wind } from '../safety/wind.tsx';
import { ChoiceCards } from './choice-cards.tsx';
import { FittingChoices } from './fitting-choices.tsx';
import { differenceOf, withChoices, type PricedChoice } from './priced-choices.ts';
import { WindowNote } from './window-note.tsx';

const sentences = new Map(
  [...controls, ...galleries, ...extras, ...smartDevices].map(({ slug, sentence }) => [slug, sentence]),
);

const NONE = 'ninguno';
const NEEDED = 'los-necesarios';
const AUTOMATIC = 'el-adecuado';

/** How wide a picture is on a card. */
const TILE = '5.5rem';

const torque = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 });
const inNm = (mNm: number) => `${torque.format(mNm / 1_000)} Nm`;

interface PartProps {
  readonly editing: Editing;
  readonly variant: Variant;
}

/** Mechanism, motor, remotes, gallery and extras. */
export function ControlStep({ editing }: { readonly editing: Editing }) {
  const { variant } = editing.current.reading;
  if (variant === null) return <p>Primero elige una tela que se fabrique.</p>;
  return (
    <div className={layout.stack} data-gap="large">
      <Children editing={editing} variant={variant} />
      <Controls editing={editing} variant={variant} />
      <Wind editing={editing} variant={variant} />
      <Motor editing={editing} variant={variant} />
      <Remotes editing={editing} variant={variant} />
      <Galleries editing={editing} variant={variant} />
      <Extras editing={editing} variant={variant} />
      <FittingChoices editing={editing} variant={variant} />
      <WindowNote editing={editing} />
      <Alternatives editing={editing} />
    </div>
  );
}

const priceWith = ({ current, draft: { unit }, book, quotable }: Editing, choices: Choices): PricedChoice =>
  withChoices(current, choices, { unit, book, quotable });

/** The price of another option relative to the current one; its total when they cannot be compared. */
function priceDifference(one: PricedChoice, now: PricedChoice, isChosen: boolean): string | undefined {
  if (isChosen) return 'Elegido';
  const difference = differenceOf(one, now);
  if (difference === null) return one.centavos === null ? undefined : inCurrency(one.centavos);
  return difference === 0 ? 'Mismo precio' : differenceInCurrency(difference);
}

/** Ways to move it as they are offered: where children are, those without cords come first. */
const inOrder = (ways: Product['controls'], forChildren: boolean): Product['controls'] =>
  forChildren
    ? ways.toSorted(
        (one, other) => Number(safetyOf(one.id) !== undefined) - Number(safetyOf(other.id) !== undefined),
      )
    : ways;

function Controls({ editing, variant: { product, family } }: PartProps) {
  const { current, change, quotable, book } = editing;
  const { choices } = current.window;
  const chosen = chosenControl(product, choices);
  const quantity = current.reading.quantity ?? 1;
  const now = priceWith(editing, choices);
  return (
    <ChoiceCards
      legend="Mecanismo"
      field="control"
      choices={inOrder(product.controls, current.reading.forChildren).map(({ id }) => {
        const one = priceWith(editing, withControl(choices, product, id, quantity, book.list));
        return {
          value: id,
          title: quotable.nameOf(id),
          text: sentences.get(id),
          picture: <MechanismPicture slug={id} family={family} sizes={TILE} />,
          price:
            id === current.reading.usualDrive
              ? 'Elegido: es el que mueve tu medida'
              : priceDifference(one, now, id === chosen?.id),
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

/** The motor: the recommended one with its reason, or a stronger one. */
function Motor({ editing, variant: { product } }: PartProps) {
  const { current, change, quotable } = editing;
  const { choices } = current.window;
  const control = chosenControl(product, choices);
  if (control?.kind !== 'motor') return null;
  const made = current.outcome?.kind === 'quote' ? current.outcome.made.motor : null;
  const now = priceWith(editing, choices);
  const withMotor = (motor: string | undefined) => withoutBlanks({ ...choices, motor });
  return (
    <>
      {control.motors.length < 2 ? null : (
        <ChoiceCards
          legend="Motor"
          size="narrow"
          choices={[
            {
              value: AUTOMATIC,
              title: 'El adecuado',
              text: 'El más ligero que mueve tu medida.',
              price: priceDifference(
                priceWith(editing, withMotor(undefined)),
                now,
                choices.motor === undefined,
              ),
            },
            ...control.motors.map(({ id }) => {
              const one = priceWith(editing, withMotor(id));
              return {
                value: id,
                title: quotable.nameOf(id),
                price: priceDifference(one, now, choices.motor === id),
                against: choices.motor === id ? null : one.against,
              };
            }),
          ]}
          chosen={[choices.motor ?? AUTOMATIC]}
          onChoose={(id) => {
            change({ choices: withMotor(id === AUTOMATIC ? undefined : id) });
          }}
        />
      )}
      {made === null ? null : (
        <p className={layout.note} data-tone="plain" role="status">
          Lleva <strong>{quotable.nameOf(made.motor.id)}</strong>.{' '}
          {made.neededMNm === null
            ? 'Es el que corresponde a tu medida.'
            : `Levantarla pide ${inNm(made.neededMNm)} y este motor da ${inNm(made.motor.torqueMNm)}: sube sin esfuerzo.`}
        </p>
      )}
    </>
  );
}

const keyOf = (remotes: Choices['remotes']) => JSON.stringify(remotes ?? []);

/** Remotes: one for each blind, or one for all. */
function Remotes({ editing, variant: { product } }: PartProps) {
  const { current, change, quotable, book } = editing;
  const { choices } = current.window;
  const control = chosenControl(product, choices);
  if (control?.kind !== 'motor') return null;
  const quantity = current.reading.quantity ?? 1;
  const needed = neededRemotes(control, quantity, book.list);
  const now = priceWith(editing, choices);
  const options = [
    { value: NEEDED, remotes: needed },
    { value: NONE, remotes: [] },
    ...compatibleRemotes(control).map(({ id, channels }) => ({
      value: id,
      remotes: [{ id, count: Math.ceil(quantity / channels) }],
    })),
  ].filter(({ value, remotes }, at) => at < 2 || keyOf(remotes) !== keyOf(needed) || value === NEEDED);
  const sayRemotes = (remotes: NonNullable<Choices['remotes']>) =>
    remotes.map((remote) => remoteText(remote, quotable.nameOf)).join(', ');
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
          picture:
            remotes[0] === undefined ? undefined : <MechanismPicture slug={remotes[0].id} sizes={TILE} />,
          price: priceDifference(
            priceWith(editing, withoutBlanks({ ...choices, remotes })),
            now,
            value === chosen,
          ),
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

function Galleries({ editing, variant: { product, family } }: PartProps) {
  const { current, change, quotable } = editing;
  const { choices } = current.window;
  if (product.galleries.length === 0) return null;
  const withGallery = (gallery: string | undefined) => withoutBlanks({ ...choices, gallery });
  const chosen = galleryIdOf(choices, product);
  const withoutGallery = priceWith(editing, withGallery(undefined));
  return (
    <ChoiceCards
      legend="Remate superior"
      choices={[
        ...(product.galleryIncluded === true
          ? []
          : [
              {
                value: NONE,
                title: 'Sin galería',
                text: 'El tubo o el riel queda a la vista.',
                picture: <MechanismPicture slug="sin-galeria" family={family} sizes={TILE} />,
              },
            ]),
        ...product.galleries.map(({ id }) => {
          const one = priceWith(editing, withGallery(id));
          const difference = differenceOf(one, withoutGallery);
          return {
            value: id,
            title: quotable.nameOf(id),
            text: sentences.get(id),
            picture: <MechanismPicture slug={id} family={family} sizes={TILE} />,
            price: difference === null ? undefined : differenceInCurrency(difference),
            against: id === chosen || withoutGallery.centavos === null ? null : one.against,
          };
        }),
      ]}
      chosen={[chosen ?? NONE]}
      onChoose={(id) => {
        change({ choices: withGallery(id === NONE ? undefined : id) });
      }}
    />
  );
}

/** What the buyer adds to a window. The shop's installation is offered where the shop installs. */
function Extras({ editing, variant: { product } }: PartProps) {
  const { current, change, quotable } = editing;
  const { choices } = current.window;
  const place = usePlace();
  const chosen = choices.extras ?? [];
  const installer = place === null || installsIn(place) ? null : installerText(place.state);
  // What is chosen stays, so that it can be taken off.
  const offered = fittingExtras(product, chosenControl(product, choices)).filter(
    ({ id }) => installer === null || !isInstallation(id) || chosen.includes(id),
  );
  if (offered.length === 0) return null;
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
        const difference = differenceOf(
          priceWith(editing, withExtra(id, true)),
          priceWith(editing, withExtra(id, false)),
        );
        return {
          value: id,
          title: quotable.nameOf(id),
          text: (isInstallation(id) ? installer : null) ?? sentences.get(id),
          picture: <MechanismPicture slug={id} sizes={TILE} />,
          price: difference === null ? undefined : differenceInCurrency(difference),
        };
      })}
      chosen={chosen}
      onChoose={(id, isChosen) => {
        change({ choices: withExtra(id, isChosen) });
      }}
    />
  );
}
