import type { Image } from '@foyer/protocol/api'
import type { ServedNetwork } from '../chains/Chains.js'
import type { Images } from '../images/Images.js'
import type { WalletDirectory } from '../wallets/createWalletDirectory.js'
import { isNative, type Token } from './Token.js'
import type { Tokens } from './Tokens.js'

/** Pictures of tokens: of listed ones alone, because any contract may take another's name. */
export type TokenPictures = {
  /** Where pages get it; on this server. */
  link(network: ServedNetwork, token: Token): Promise<string | undefined>
  /** @throws `RemoteError` (`busy`) when too many pictures are being fetched */
  ofSymbol(symbol: string): Promise<Image | undefined>
}

export function createTokenPictures({
  images,
  directory,
  tokens,
}: createTokenPictures.Parts): TokenPictures {
  const link: TokenPictures['link'] = async (network, token) => {
    if (!token.isListed) return undefined
    const own = await images.link(token.logoURI)
    if (own !== undefined || !isNative(network, token.address)) return own
    const picture = directory.assetImage(network.id)
    return picture && images.link(toDataUrl(picture))
  }
  return {
    link,
    async ofSymbol(symbol) {
      for (const { network, token } of tokens.bySymbol(symbol)) {
        const id = (await link(network, token))?.split('/').at(-1)
        const picture = id === undefined ? undefined : await images.get(id)
        if (picture) return picture
      }
      return undefined
    },
  }
}

export declare namespace createTokenPictures {
  type Parts = {
    images: Pick<Images, 'link' | 'get'>
    directory: Pick<WalletDirectory, 'assetImage'>
    tokens: Pick<Tokens, 'bySymbol'>
  }
}

function toDataUrl({ type, bytes }: Image): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
