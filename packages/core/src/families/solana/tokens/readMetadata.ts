import { type CaipNetworkId, readLine, truncateAddress } from '@foyer/protocol'
import type { Rpc } from '../../../FamilyFeatures.js'
import { accountsMax, readAccounts } from '../nodes/readAccounts.js'
import { programs } from '../programs.js'
import { deriveAddress } from '../wire/deriveAddress.js'
import { toInteger } from '../wire/numbers.js'
import { extensionKinds } from './readExtensions.js'
import { type Mint, readMint } from './readMint.js'

type TokenName = { readonly name: string; readonly symbol: string }

export type NamedMint = Mint & TokenName

const nameMax = 40
const symbolMax = 16
/** What stands before the texts: authority and mint, behind a byte in Metaplex's accounts. */
const textsAt = { extension: 64, metaplex: 65 } as const
const seed = new TextEncoder().encode('metadata')

/**
 * Reads the mints of tokens with their names, by mint: from the mint itself (Token-2022), else from Metaplex's account beside it. Any maker
 * chooses any name: one without a name goes by its address. What is no mint is left out.
 *
 * @throws `answer_invalid`
 */
export async function readMetadata(
  rpc: Rpc,
  id: CaipNetworkId,
  mints: readonly string[],
): Promise<ReadonlyMap<string, NamedMint>> {
  const all = await Promise.all(pagesOf([...new Set(mints)]).map((page) => readPage(rpc, id, page)))
  return new Map(all.flat())
}

/** A mint and its metadata are two accounts. */
function pagesOf(mints: readonly string[]): readonly (readonly string[])[] {
  const size = accountsMax / 2
  return Array.from({ length: Math.ceil(mints.length / size) }, (_, index) =>
    mints.slice(index * size, (index + 1) * size),
  )
}

async function readPage(rpc: Rpc, id: CaipNetworkId, mints: readonly string[]) {
  const beside = mints.map((mint) =>
    deriveAddress(programs.metadata, [seed, programs.metadata, mint]),
  )
  const accounts = await readAccounts(rpc, { id, addresses: [...mints, ...beside] })
  return mints.flatMap((mint, index): readonly (readonly [string, NamedMint])[] => {
    const found = readMint(accounts[index])
    if (!found) return []
    const metadata = accounts[mints.length + index]
    const said =
      readTexts(found.extensions.get(extensionKinds.metadata), textsAt.extension) ??
      (metadata?.program === programs.metadata
        ? readTexts(metadata.data, textsAt.metaplex)
        : undefined)
    const symbol = readLine(said?.symbol, symbolMax)
    const name = readLine(said?.name, nameMax) || symbol || truncateAddress(mint)
    return [[mint, { ...found, name, symbol }]]
  })
}

/** Name and symbol, each with its length before it; `undefined` where there are none. */
function readTexts(data: Uint8Array | undefined, start: number): TokenName | undefined {
  try {
    if (!data) return undefined
    const [name, at] = readText(data, start)
    const [symbol] = readText(data, at)
    return { name, symbol }
  } catch {
    return undefined
  }
}

/** A text, and where it ends. Metaplex fills it with zeros. @throws RangeError where the data end before */
function readText(data: Uint8Array, at: number): readonly [string, number] {
  const start = at + 4
  const end = start + Number(toInteger(data, at, 4))
  if (end > data.length) throw new RangeError('The data end before')
  return [new TextDecoder().decode(data.subarray(start, end)).replaceAll('\0', ''), end]
}
