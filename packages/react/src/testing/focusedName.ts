/** The name of the element that has the focus, also in the modal's shadow root; `undefined` where none has it. */
export function focusedName(): string | undefined {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  if (!element || element === document.body) return undefined
  return element.getAttribute('aria-label') ?? element.textContent.trim()
}
