import type { CaipNetworkId } from '@foyer/protocol'
import type { Options } from '../options.js'
import { serverUrl } from './serverUrl.js'

type Server = Pick<Options, 'server' | 'projectId'>

/** Where the host's server has a wallet's picture; `undefined` where there is no server, or no such picture. */
export function walletImage(options: Server, imageId: string | undefined): string | undefined {
  return imageId && serverUrl(options, `/getWalletImage/${encodeURIComponent(imageId)}`)
}

/** Where the host's server has a network's picture, if it has it. */
export function assetImage(options: Server, network: CaipNetworkId): string | undefined {
  return serverUrl(options, `/public/getAssetImage/${network.replace(':', '-')}`)
}
