import type { Network } from '@foyer/protocol'
import { assetImage } from '../api/pictures.js'
import type { Options } from '../options.js'

/** A network's picture: the host's, else the network's own, else the one that the host's server may have. */
export function networkImage(
  { id, assets, caipNetworkId }: Network,
  options: Pick<Options, 'chainImages' | 'server' | 'projectId'>,
): string | undefined {
  return options.chainImages[id] ?? assets?.imageUrl ?? assetImage(options, caipNetworkId)
}
