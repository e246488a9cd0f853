import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddressEqual, parseAbi, toHex } from 'viem'
import { readContract } from 'viem/actions'
import type { Chains } from '../../chains/Chains.js'
import type { Remote } from '../../remote/Remote.js'
import { openReader } from './openReader.js'

const abi = parseAbi([
  'function ownerOf(uint256) view returns (address)',
  'function tokenURI(uint256) view returns (string)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function uri(uint256) view returns (string)',
])
const nft = /^eip155:(\d{1,20})\/(erc721|erc1155):(0x[\da-f]{40})\/(\d{1,78})$/i

const Metadata = v.object({
  image: v.nullish(v.string()),
  image_url: v.nullish(v.string()),
  image_data: v.nullish(v.string()),
})

/**
 * Where the picture of an avatar record is (ENSIP-12). One that names a token has a picture only while the
 * name's holder has the token.
 */
export async function readAvatar(
  parts: { chains: Chains; remote: Remote },
  record: string,
  holder: Address,
  signal: AbortSignal,
): Promise<string | undefined> {
  const [whole, chainId = '', kind = '', contract = '', token = ''] = nft.exec(record) ?? []
  if (whole === undefined) return record
  const network = `eip155:${chainId}`
  if (!parts.chains.get(network)) return undefined
  const address = getAddress(contract)
  const id = BigInt(token)
  const { client } = openReader(parts, network, signal)
  if (kind.toLowerCase() === 'erc721') {
    const call = { address, abi, args: [id] } as const
    const owner = await readContract(client, { ...call, functionName: 'ownerOf' })
    if (!isAddressEqual(owner, holder)) return undefined
    return pictureOf(
      parts.remote,
      await readContract(client, { ...call, functionName: 'tokenURI' }),
      signal,
    )
  }
  const held = await readContract(client, {
    ...{ address, abi, functionName: 'balanceOf' },
    args: [holder, id],
  } as const)
  if (held === 0n) return undefined
  const uri = await readContract(client, { address, abi, functionName: 'uri', args: [id] })
  return pictureOf(parts.remote, uri.replaceAll('{id}', digits(id)), signal)
}

async function pictureOf(remote: Remote, uri: string, signal: AbortSignal) {
  const { image, image_url, image_data } = await remote.json(uri, Metadata, { signal })
  const drawn = image_data && `data:image/svg+xml;utf8,${image_data}`
  return image ?? image_url ?? drawn ?? undefined
}

/** As ERC-1155 fills an address in: 64 hex digits without `0x`. */
function digits(id: bigint): string {
  const hex: Hex = toHex(id, { size: 32 })
  return hex.slice(2)
}
