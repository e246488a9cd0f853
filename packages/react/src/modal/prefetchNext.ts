import type { Client, ViewName } from '@foyer/core'
import { isEmbeddedOffered, isPairingOffered, prefetchOf, preparePick } from '@foyer/core/internal'
import { whenIdle } from '@foyer/protocol'

/**
 * Fetches the views that are a press away, so that a press shows them, and sends the wallet its request, at once. `load` is what loads a
 * view: given, because this file comes after the first view and must not split what comes before it.
 */
export function prefetchNext(
  client: Client,
  view: ViewName,
  load: (name: ViewName) => Promise<unknown>,
): void {
  const { options } = client
  const { picks, views = [], idle = [], ...where } = prefetchOf(view)
  const hasMore = options.customWallets.length > 0 || options.server !== undefined
  const more = [
    ...((hasMore && where.whereMore) || []),
    ...((isEmbeddedOffered(client) && where.whereEmbedded) || []),
    ...((isPairingOffered(client) && where.wherePaired) || []),
    ...((options.siwx && where.whereSigned) || []),
  ]
  const missed = () => {}
  // A view that cannot be fetched is fetched again when it is shown, and its failure reported then.
  for (const name of [...views, ...more]) load(name).catch(missed)
  for (const name of idle) whenIdle(window, () => load(name).catch(missed))
  // Nor is this missed: the view that is shown next fetches it as well.
  if (picks) preparePick(client).catch(missed)
}
