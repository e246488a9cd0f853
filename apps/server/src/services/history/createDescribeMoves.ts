import type { CaipNetworkId } from '@foyer/protocol'
import type { AccountTransaction, AssetMove } from '../indexer/AccountTransaction.js'
import { crowdMin } from '../nfts/isSpam.js'
import type { NftBook } from '../nfts/NftBook.js'
import type { FungibleFacts, TransactionFacts } from './toTransaction.js'

/** Finds out what the tokens of some transactions are. */
export type DescribeMoves = (
  transactions: readonly AccountTransaction[],
) => Promise<TransactionFacts>

/** What the history has to know of fungible things. */
export type TokenBook = {
  native(network: CaipNetworkId): Promise<FungibleFacts | undefined>
  /** By contract in lower case, as far as they are known. */
  tokens(
    network: CaipNetworkId,
    contracts: readonly string[],
  ): Promise<ReadonlyMap<string, FungibleFacts>>
}

type Moved = AssetMove & { network: CaipNetworkId }

export function createDescribeMoves(book: TokenBook, nfts: NftBook): DescribeMoves {
  const describe = async (network: CaipNetworkId, moves: readonly Moved[]) => {
    const unknown = moves.filter(({ kind, token }) => kind === 'erc20' && !token)
    const contracts = new Set(unknown.map(({ contract }) => contract ?? ''))
    const [native, tokens, items] = await Promise.all([
      book.native(network),
      book.tokens(network, [...contracts]),
      nfts.describe(network, moves.flatMap(toItem)),
    ])
    return { native, tokens, items }
  }
  return async (transactions) => {
    const all = transactions.flatMap(({ network, moves }) =>
      moves.map((move): Moved => ({ ...move, network })),
    )
    const networks = [...new Set(all.map(({ network }) => network))]
    const found = await Promise.all(
      networks.map(async (network) => {
        const here = all.filter((move) => move.network === network)
        return [network, await describe(network, here)] as const
      }),
    )
    const byNetwork = new Map(found)
    return {
      fungible(move, { network }) {
        const known = byNetwork.get(network)
        if (move.kind === 'native') return known?.native
        return move.token ?? known?.tokens.get(move.contract ?? '')
      },
      nft(move, { network, crowd }) {
        const known = byNetwork.get(network)?.items.get(`${move.contract} ${move.tokenId}`)
        const title = move.token?.name || undefined
        return {
          name: known?.name ?? `${known?.collection ?? title ?? ''} #${move.tokenId}`.trim(),
          picture: known?.picture,
          spam: crowd >= crowdMin || known?.spam === true,
        }
      },
    }
  }
}

function toItem({ kind, contract, tokenId }: AssetMove) {
  if (contract === null || tokenId === null) return []
  if (kind !== 'erc721' && kind !== 'erc1155') return []
  return [{ kind, contract, tokenId }]
}
