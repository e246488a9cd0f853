import type { Client } from '../Client.js'
import type { Hosted } from '../handles.js'

/** Has what was sent watched to its end, by code that is loaded where there is something to watch. */
export async function watchSent(client: Client, hosted?: Hosted): Promise<void> {
  try {
    const { followSent } = await import('./followSent.js')
    followSent(client, hosted)
  } catch {
    // Another look comes with the next page: what was sent is kept.
  }
}
