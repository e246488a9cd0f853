import type { CaipNetworkId } from '@foyer/protocol'
import type { Nft } from '@foyer/protocol/api'
import { getAddress } from 'viem'
import type { Database } from '../../database/Database.js'
import { HttpError } from '../../errors/HttpError.js'
import { ChainError } from '../chains/ChainError.js'
import type { Watching } from '../indexer/createWatching.js'
import { openCursor, sealCursor } from '../indexer/sealedCursor.js'
import { toEvmAddress } from '../indexer/toEvmAddress.js'
import type { ReadContracts } from './createReadContracts.js'
import { type Candidate, listCandidates, type MovedAt } from './listCandidates.js'
import type { NftBook, NftFacts } from './NftBook.js'
import type { Nfts } from './Nfts.js'

const pageSize = 24
/** Candidates whose contracts are read at once, and those that are looked at for one page. */
const readAtOnce = 48
const lookedMax = 4 * readAtOnce

const maxima = [Number.MAX_SAFE_INTEGER, 2 ** 31 - 1, 2 ** 31 - 1] as const

type Cursor = MovedAt & { network: CaipNetworkId }
type Held = Candidate & { network: CaipNetworkId; amount: bigint }

/** What accounts hold on the networks that are indexed. */
export function createNfts({ db, networks, watching, book, contracts }: createNfts.Parts): Nfts {
  const readAmounts = (network: CaipNetworkId, address: string, candidates: Candidate[]) =>
    contracts.held(network, address, candidates).catch((error: unknown) => {
      if (!(error instanceof ChainError)) throw error
      throw new HttpError(502, 'upstream_failed', 'The network does not answer now.')
    })

  /** What may be held, from a place on, with how many of it are. */
  async function* walk(address: string, requested: readonly CaipNetworkId[], start?: Cursor) {
    const from = start ? requested.indexOf(start.network) : 0
    for (const network of requested.slice(from)) {
      let after: MovedAt | undefined = start?.network === network ? start : undefined
      for (let full = true; full; ) {
        const limit = readAtOnce
        const candidates = await listCandidates(db, { network, address, after, limit })
        const amounts = await readAmounts(network, address, candidates)
        yield* candidates.map((one, at): Held => ({ ...one, network, amount: amounts[at] ?? 0n }))
        after = candidates.at(-1)
        full = candidates.length === limit
      }
    }
  }
  /** Reads on from a place until a page is full; `after` is where to go on, nothing at the end. */
  const collect = async (address: string, requested: readonly CaipNetworkId[], start?: Cursor) => {
    const held: Held[] = []
    let looked = 0
    for await (const one of walk(address, requested, start)) {
      looked += 1
      if (one.amount > 0n) held.push(one)
      if (held.length === pageSize || looked === lookedMax) return { held, after: one }
    }
    return { held, after: undefined }
  }

  return {
    async list({ account, chainId, cursor, projectId }) {
      const address = toEvmAddress(account)
      const about = `nfts ${address} ${chainId ?? ''}`
      const start = cursor === undefined ? undefined : readCursor(cursor, about)
      const requested = networks.filter((id) => chainId === undefined || id === chainId)
      if (cursor !== undefined && !(start && requested.includes(start.network)))
        throw new HttpError(400, 'cursor_invalid', 'The cursor is none of this list.')
      if (!address || requested.length === 0) return { data: [], next: null }
      await watching({ accounts: new Map(requested.map((id) => [id, address])), projectId })
      const { held, after } = await collect(address, requested, start)
      return { data: await describe(book, held), next: after ? writeCursor(after, about) : null }
    },
  }
}

export declare namespace createNfts {
  type Parts = {
    db: Database
    /** Those that are indexed. */
    networks: readonly CaipNetworkId[]
    watching: Watching
    book: NftBook
    contracts: ReadContracts
  }
}

function writeCursor({ network, block, log, item }: Cursor, about: string): string {
  return sealCursor({ network, numbers: [block, log, item] }, about)
}

function readCursor(cursor: string, about: string): Cursor | undefined {
  const opened = openCursor<CaipNetworkId>(cursor, about, maxima)
  if (!opened) return undefined
  const [block, log, item] = opened.numbers
  return { network: opened.network, block, log, item }
}

async function describe(book: NftBook, held: readonly Held[]): Promise<Nft[]> {
  const networks = [...new Set(held.map(({ network }) => network))]
  const known = new Map(
    await Promise.all(
      networks.map(async (network) => {
        const here = held.filter((one) => one.network === network)
        return [network, await book.describe(network, here)] as const
      }),
    ),
  )
  return held.map((one) =>
    toNft(one, known.get(one.network)?.get(`${one.contract} ${one.tokenId}`)),
  )
}

function toNft({ network, contract, tokenId, kind, amount }: Held, facts?: NftFacts): Nft {
  const { name, collection, description, picture, spam = false } = facts ?? {}
  return {
    chainId: network,
    address: `${network}:${getAddress(contract)}`,
    tokenId,
    standard: kind === 'erc721' ? 'ERC721' : 'ERC1155',
    quantity: { numeric: String(amount) },
    name: name ?? null,
    collection: collection ?? null,
    description: description ?? null,
    imageUrl: picture ?? null,
    flags: { is_spam: spam },
  }
}
