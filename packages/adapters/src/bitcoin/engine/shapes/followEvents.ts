/** Listens to events of a provider, of whichever names it has. One that cannot be told to stop is not heard any more. */
export function followEvents(
  provider: unknown,
  names: readonly string[],
  changed: () => void,
): () => void {
  let stopped = false
  const listener = () => {
    if (!stopped) changed()
  }
  const callEach = (method: string) => {
    for (const name of names) {
      try {
        const run = Reflect.get(provider as object, method)
        run?.call(provider, name, listener)
      } catch {
        // A wallet without this event is none the worse.
      }
    }
  }
  callEach('on')
  return () => {
    stopped = true
    callEach('removeListener')
  }
}
