/** Tries the whole page again, at the address where it is. */
export function ReloadButton() {
  return (
    <button
      type="button"
      onClick={() => {
        window.location.reload();
      }}
    >
      Reintentar
    </button>
  );
}
