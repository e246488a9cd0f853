/**
 * The controls of the dialog that lie under or over another one, in words: what is drawn there cannot be read or pressed. Runs in the page, so it may
 * use nothing but itself.
 */
export function covering(): string[] {
  const controls = 'button, a[href], input:not([type="checkbox"]), textarea, .field'
  const dialogs = [...document.querySelectorAll('foyer-modal:not([data-shut])')].flatMap(
    ({ shadowRoot }) => shadowRoot?.querySelector('.dialog') ?? [],
  )
  return dialogs.flatMap((dialog) => {
    const shown = [...dialog.querySelectorAll(controls)].filter((element) => size(element) > 1)
    return shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter((other) => !one.contains(other) && !other.contains(one) && meet(one, other))
        .map((other) => `${words(one)} and ${words(other)}`),
    )
  })

  function size(element: Element): number {
    const { width, height } = element.getBoundingClientRect()
    return Math.min(width, height)
  }

  function meet(one: Element, other: Element): boolean {
    const a = one.getBoundingClientRect()
    const b = other.getBoundingClientRect()
    const overlap = 0.5
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > overlap &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > overlap
    )
  }

  function words(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent
    return `${element.localName}.${element.className} “${name?.trim().slice(0, 40)}”`
  }
}
