import type { Network } from '@foyer/protocol'
import type { Options } from '../options.js'

/** A network's picture: the host's, else the network's own. */
export function networkImage(
  { id, assets }: Network,
  { chainImages }: Pick<Options, 'chainImages'>,
): string | undefined {
  return chainImages[id] ?? assets?.imageUrl
}
