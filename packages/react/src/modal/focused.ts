/** What has the focus, through the borders of shadow roots; `undefined` when nothing has. */
export function focused(root: Document | ShadowRoot): HTMLElement | undefined {
  const element = root.activeElement
  if (!(element instanceof HTMLElement) || element.localName === 'body') return undefined
  return (element.shadowRoot && focused(element.shadowRoot)) ?? element
}
