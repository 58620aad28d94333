/**
 * Loads the page again.
 * @param load how. @default as the browser's own button does
 */
export function ReloadButton({ load = () => window.location.reload() }: { readonly load?: () => void }) {
  return (
    <button type="button" onClick={load}>
      Reintentar
    </button>
  );
}
