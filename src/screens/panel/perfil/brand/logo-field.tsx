import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox, FileInput, Stack } from '@mantine/core';
import { useFieldState } from '#src/forms/form-state.ts';

/** Chooses a logo, or takes the saved one away. */
export function LogoField({ saved }: { readonly saved: string | null }) {
  const { message, waiting } = useFieldState('logo');
  return (
    <Stack gap="xs">
      <FileInput
        name="logo"
        label={saved === null ? 'Logotipo (opcional)' : 'Otro logotipo (opcional)'}
        description="PNG o JPG, mejor con fondo transparente. Se imprime sobre blanco."
        placeholder="Elegir imagen"
        accept="image/png,image/jpeg,image/webp"
        error={message}
        readOnly={waiting}
      />
      {saved === null ? null : <Checkbox name="without_logo" label="Quitar mi logotipo" disabled={waiting} />}
    </Stack>
  );
}
