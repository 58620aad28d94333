import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import { useState, type ChangeEvent } from 'react';
import type { TypedClientRecord } from '#machines/save-client/save-client.machine.ts';
import { FormSelect, FormText } from '#src/forms/form-inputs.tsx';
import { useTypedValues } from '#src/forms/typed-values.ts';
import { isDoubtful } from '#src/reading/client-faults.ts';
import { cfdiUses, regimes } from '#src/reading/tax/catalogues.ts';
import { kindWhileTyping, plainRfc } from '#src/reading/tax/rfc.ts';
import { regimesFor, usesFor } from '#src/reading/tax/tax-faults.ts';
import { nameInCatalogue } from './tax-words.ts';

interface Entry {
  readonly code: string;
  readonly name: string;
}

/** Nothing, what is offered, and what is chosen although it is not offered: it is never dropped unseen. */
const optionsOf = (offered: readonly Entry[], all: readonly Entry[], chosen: string) => [
  { value: '', label: 'Sin decir' },
  ...all
    .filter(({ code }) => code === chosen || offered.some((entry) => entry.code === code))
    .map((entry) => ({ value: entry.code, label: nameInCatalogue(entry) })),
  ...(chosen === '' || all.some(({ code }) => code === chosen) ? [] : [{ value: chosen, label: chosen }]),
];

/** Makes capitals of what is typed, where it is typed: the caret stays. */
function capitalise({ currentTarget: input }: ChangeEvent<HTMLInputElement>): string {
  const capitals = input.value.toUpperCase();
  if (capitals !== input.value && capitals.length === input.value.length) {
    const at = input.selectionStart;
    input.value = capitals;
    input.setSelectionRange(at, at);
  }
  return input.value;
}

/** Fiscal data of a client; regimes and uses are those that fit the RFC. */
export function FiscalFields({ tax }: Pick<TypedClientRecord['record'], 'tax'>) {
  const typed = useTypedValues();
  const [rfc, setRfc] = useState(typed['tax.rfc'] ?? tax.rfc);
  const [regime, setRegime] = useState(typed['tax.regime'] ?? tax.regime);
  const [use, setUse] = useState(typed['tax.cfdi_use'] ?? tax.cfdi_use);
  const kind = kindWhileTyping(rfc);
  return (
    <>
      <FormText
        name="tax.rfc"
        label="RFC (opcional)"
        description="12 letras y números si es empresa; 13 si es persona."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        defaultValue={tax.rfc}
        onChange={(event) => {
          setRfc(capitalise(event));
        }}
      />
      {isDoubtful(rfc) ? (
        <Checkbox
          key={plainRfc(rfc)}
          name="as_printed"
          label="Así viene en su constancia, con ese último carácter"
          defaultChecked={plainRfc(rfc) === tax.rfc}
        />
      ) : null}
      <FormText
        name="tax.legal_name"
        label="Nombre o razón social (opcional)"
        description="Como en su constancia, sin «S.A. de C.V.»."
        autoComplete="off"
        defaultValue={tax.legal_name}
      />
      <FormSelect
        name="tax.regime"
        label="Régimen fiscal"
        data={optionsOf(regimesFor(kind), regimes, regime)}
        value={regime}
        onChoose={setRegime}
      />
      <FormSelect
        name="tax.cfdi_use"
        label="Uso del CFDI"
        data={optionsOf(usesFor(kind, regime), cfdiUses, use)}
        value={use}
        onChoose={setUse}
      />
      <FormText
        name="tax.postal_code"
        label="Código postal fiscal (opcional)"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={tax.postal_code}
      />
    </>
  );
}
