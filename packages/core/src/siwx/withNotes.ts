import type { Client } from '../Client.js'

/** Reads or writes what is kept for this tab. `undefined` where the browser refuses that, or what stands there does not parse. */
export function withNotes<value>(
  { environment, options }: Client,
  run: (storage: Storage, key: string) => value,
): value | undefined {
  try {
    const storage = environment.window()?.sessionStorage
    return storage && run(storage, `foyer:${options.projectId}:signing`)
  } catch {
    return undefined
  }
}
