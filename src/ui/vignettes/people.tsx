import { Vignette } from './vignette.tsx';

/** Two people side by side. */
export function PeopleVignette() {
  return (
    <Vignette>
      <circle cx="36" cy="30" r="12" />
      <path d="M12 80c0-17 10-27 24-27s24 10 24 27z" />
      <circle data-tone="fabric" cx="64" cy="36" r="9" />
      <path data-tone="accent" d="M66 53c11 1 19 10 19 27H68" />
      <path data-tone="soft" d="M6 80h84" />
    </Vignette>
  );
}
