import type { Chains } from '../chains/Chains.js'
import type { TokenPictures } from '../tokens/createTokenPictures.js'
import { addressKey, nativeToken } from '../tokens/Token.js'
import type { Tokens } from '../tokens/Tokens.js'
import type { TokenBook } from './createDescribeMoves.js'

/** What the server knows of tokens, with pictures that a page may load. */
export function createTokenBook({ chains, pictures, tokens }: createTokenBook.Parts): TokenBook {
  return {
    async native(id) {
      const network = chains.get(id)
      if (!network) return undefined
      const token = nativeToken(network)
      return { ...token, iconUrl: await pictures.link(network, token) }
    },
    async tokens(id, contracts) {
      const network = chains.get(id)
      // What moved is shown without its tokens' names when the chain does not answer.
      if (!network) return new Map()
      const found = await tokens.find(network, contracts).catch(() => [])
      const entries = await Promise.all(
        found.map(async (token) => {
          const iconUrl = await pictures.link(network, token)
          return [addressKey(token.address), { ...token, iconUrl }] as const
        }),
      )
      return new Map(entries)
    },
  }
}

export declare namespace createTokenBook {
  type Parts = {
    chains: Pick<Chains, 'get'>
    pictures: Pick<TokenPictures, 'link'>
    tokens: Pick<Tokens, 'find'>
  }
}
