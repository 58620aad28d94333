/** Reloads the page. */
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
