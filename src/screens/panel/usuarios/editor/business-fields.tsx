import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { priceListMachine } from '#machines/price-list/price-list.machine.ts';
import { useActorSurroundings } from '#src/actor-hooks/actor-surroundings.ts';
import type { User } from '#src/api/contract/user.ts';
import { hasRole } from '#src/config/permissions.ts';
import { humaniseName } from '#src/content/humanise.ts';
import { OptionsNote } from '#src/features/account/options-note.tsx';
import { FormSelect, FormText } from '#src/forms/form-inputs.tsx';
import { SelectField } from '#src/forms/select-field.tsx';
import { typedId, useTypedValues } from '#src/forms/typed-values.ts';
import { nameOf } from '../user-texts.ts';
import type { BusinessField } from './business-values.ts';

interface BusinessFieldsProps {
  /** The account; null for a new one. */
  readonly user: User | null;
  /** All accounts, as far as they are known. */
  readonly users: readonly User[];
}

/** What the shop alone knows of an account: a field is shown where the server tells it, of this account or, for a new one, of any. */
export function BusinessFields({ user, users }: BusinessFieldsProps) {
  const told = user === null ? users : [user];
  const isTold = (field: BusinessField) => told.some(({ [field]: value }) => value !== undefined);
  return (
    <>
      {isTold('address') ? (
        <FormText
          name="address"
          label="Dirección"
          description="Calle, número y colonia."
          autoComplete="off"
          defaultValue={user?.address ?? ''}
        />
      ) : null}
      {isTold('tier') ? <TierField user={user} users={users} /> : null}
      {isTold('network_id') ? <NetworkField user={user} users={users} /> : null}
    </>
  );
}

/** The discount level: those of the price list, and without it those that somebody has. */
function TierField({ user, users }: BusinessFieldsProps) {
  const prices = useActorRef(priceListMachine, useActorSurroundings());
  useEffect(() => {
    prices.send({ type: 'resource.load', input: {} });
  }, [prices]);
  const list = useSelector(prices, ({ context }) => context.data?.list.tiers);
  const typed = useTypedValues()['tier'];
  const [chosen, setChosen] = useState(typed ?? user?.tier ?? '');
  const ids = new Set([
    ...(list ?? []).map(({ id }) => id),
    ...[...users, ...(user === null ? [] : [user])].flatMap(({ tier }) => tier ?? []),
  ]);
  return (
    <div>
      <FormSelect
        name="tier"
        label="Nivel de descuento"
        description="Solo cuenta para quien revende."
        data={[
          { value: '', label: 'Sin nivel' },
          ...[...ids].map((id) => ({ value: id, label: humaniseName(id) })),
        ]}
        value={chosen}
        onChoose={setChosen}
      />
      <OptionsNote actor={prices} loading="Cargando los niveles…" />
    </div>
  );
}

/** The distributor in whose network the account is, who sees its quotes, orders and cart. */
function NetworkField({ user, users }: BusinessFieldsProps) {
  const options = useMemo(
    () =>
      users
        .filter((one) => one.id !== user?.id && hasRole(one, 'distribuidor'))
        .map((one) => ({ id: one.id, name: nameOf(one) }))
        .toSorted((one, other) => one.name.localeCompare(other.name, 'es-MX')),
    [users, user],
  );
  const typed = typedId(useTypedValues(), 'network_id');
  return (
    <SelectField
      name="network_id"
      label="Red de"
      placeholder="Nadie"
      autoComplete="off"
      options={options}
      current={typed === undefined ? (user?.network_id ?? null) : typed}
    />
  );
}
