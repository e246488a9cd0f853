/** Something is going on; the words beside it say what. */
export function PageSpinner() {
  return (
    <svg className="page-icon" data-spinner="" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" opacity=".22" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
