import { type Address, erc721Abi, parseAbi } from 'viem'
import type { Chains } from '../chains/Chains.js'
import { callTogether } from '../reads/callTogether.js'
import type { Read } from '../reads/Reads.js'
import { readTogether } from '../reads/readTogether.js'
import { cleanText } from '../tokens/cleanText.js'
import type { NftItem } from './NftBook.js'

const erc1155Abi = parseAbi([
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function uri(uint256 id) view returns (string)',
])

/** What a contract says of one of its NFTs. */
export type NftAnswer = { uri: string | undefined; collection: string | undefined }

/** Asks the contracts of NFTs, many in one call. */
export type ReadContracts = {
  /** In the order of the items; nothing of a contract that does not answer as its interface says. */
  describe(network: string, items: readonly NftItem[]): Promise<readonly NftAnswer[]>
  /** How many of each the owner holds now; 0 when the contract does not say so. */
  held(network: string, owner: string, items: readonly NftItem[]): Promise<readonly bigint[]>
}

const textMax = 256
const uriMax = 524_288

export function createReadContracts(chains: Pick<Chains, 'evm' | 'request'>): ReadContracts {
  /** Not by way of `Reads`, which leaves out a contract that failed: one NFT of many may be gone. */
  const read = (network: string, reads: readonly Read[]) =>
    readTogether((part) => callTogether(chains, network, part), reads)
  return {
    async describe(network, items) {
      const names = new Map(items.map((item) => [item.contract, nameOf(item)]))
      const uris = items.map(uriOf)
      const { answers } = await read(network, [...uris, ...names.values()])
      return items.map(({ contract }, at) => {
        const name = names.get(contract)
        return {
          uri: toText(uris[at] && answers.get(uris[at]), uriMax),
          collection: toText(name && answers.get(name), textMax),
        }
      })
    },
    async held(network, owner, items) {
      const reads = items.map((item) => holdingOf(item, owner))
      const { answers } = await read(network, reads)
      return reads.map((one) => toAmount(answers.get(one), owner))
    },
  }
}

function nameOf({ contract }: NftItem): Read {
  return { address: contract as Address, abi: erc721Abi, functionName: 'name' }
}

function uriOf({ kind, contract, tokenId }: NftItem): Read {
  const place = { address: contract as Address, args: [BigInt(tokenId)] }
  return kind === 'erc721'
    ? { ...place, abi: erc721Abi, functionName: 'tokenURI' }
    : { ...place, abi: erc1155Abi, functionName: 'uri' }
}

function holdingOf({ kind, contract, tokenId }: NftItem, owner: string): Read {
  const address = contract as Address
  const id = BigInt(tokenId)
  return kind === 'erc721'
    ? { address, abi: erc721Abi, functionName: 'ownerOf', args: [id] }
    : { address, abi: erc1155Abi, functionName: 'balanceOf', args: [owner, id] }
}

function toAmount(answer: unknown, owner: string): bigint {
  if (typeof answer === 'bigint') return answer
  return typeof answer === 'string' && answer.toLowerCase() === owner ? 1n : 0n
}

function toText(answer: unknown, max: number): string | undefined {
  if (typeof answer !== 'string' || answer.length > max) return undefined
  return max === uriMax ? answer : cleanText(answer, max) || undefined
}
