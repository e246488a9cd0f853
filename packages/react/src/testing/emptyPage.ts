/** As much of a page as React needs for a component that draws nothing. Returns what takes it away. */
export function emptyPage(): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'window')
  const document = Object.assign(new EventTarget(), { nodeType: 9, activeElement: null })
  const body = Object.assign(new EventTarget(), {
    nodeType: 1,
    nodeName: 'DIV',
    tagName: 'DIV',
    ownerDocument: document,
  })
  const window = Object.assign(new EventTarget(), { document, HTMLIFrameElement: class {} })
  Object.assign(document, { defaultView: window, body })
  Object.defineProperty(globalThis, 'window', { value: window, configurable: true })
  return () => {
    if (before) Object.defineProperty(globalThis, 'window', before)
    else Reflect.deleteProperty(globalThis, 'window')
  }
}
