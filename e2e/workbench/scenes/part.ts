/** A part of the open modal by its test id, as soon as it can be pressed. */
function part(testId: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const modal = document.querySelector('foyer-modal:not([data-shut])')
      const found = modal?.shadowRoot?.querySelector<HTMLElement>(`[data-testid="${testId}"]`)
      if (found?.isConnected) resolve(found)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Presses a part of the modal. */
export async function press(testId: string): Promise<void> {
  const found = await part(testId)
  found.click()
}

/** Types into a field of the modal, as React hears of it. */
export async function type(testId: string, text: string): Promise<void> {
  const field = await part(testId)
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
}
