/** Whether a text is a web origin as browsers write it: scheme, host and, unless it is the usual one, port. */
export function isOrigin(text: string): boolean {
  try {
    const { origin, protocol } = new URL(text)
    return origin === text && /^https?:$/.test(protocol)
  } catch {
    return false
  }
}
