import { renderHook } from './renderHook.js'

/** A hook that runs until the test ends. */
export function shownHook<result>(
  onTestFinished: (end: () => void | Promise<void>) => void,
  client: Parameters<typeof renderHook>[0],
  hook: () => result,
): renderHook.Result<result> {
  const made = renderHook(client, hook)
  onTestFinished(made.unmount)
  return made
}
