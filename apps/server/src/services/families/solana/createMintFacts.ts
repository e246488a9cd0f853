import { isAddress, truncateAddress } from '@foyer/protocol'
import { Base58 } from 'ox'
import type { Chains } from '../../chains/Chains.js'
import { cleanText } from '../../tokens/cleanText.js'
import { createStoredFacts } from '../../tokens/createStoredFacts.js'
import type { Token } from '../../tokens/Token.js'
import type { ReadTokenFacts } from '../../tokens/Tokens.js'
import type { FamilyParts } from '../ServedFamily.js'
import { deriveAddress } from './deriveAddress.js'
import { programs } from './programs.js'
import { readAccounts } from './readAccounts.js'
import { readMetaplex, readMint } from './readMint.js'

/** A node takes so many addresses in one call; a mint and its metadata are two. */
const atOnce = 50
const nameMax = 40
const symbolMax = 16

/** What tokens of Solana say of themselves: in the mint (Token-2022), else in Metaplex's account beside it. Any maker chooses any name. */
export function createMintFacts({
  chains,
  db,
}: Pick<FamilyParts, 'chains' | 'db'>): ReadTokenFacts {
  return createStoredFacts({
    db,
    isToken: (key) => isAddress('solana', key),
    async read(network, keys) {
      const pages = Array.from({ length: Math.ceil(keys.length / atOnce) }, (_, index) =>
        keys.slice(index * atOnce, (index + 1) * atOnce),
      )
      const read = await Promise.all(pages.map((page) => readPage(chains, network, page)))
      return read.flat()
    },
  })
}

async function readPage(
  chains: Chains,
  network: string,
  mints: readonly string[],
): Promise<readonly Token[]> {
  const accounts = await readAccounts(chains, network, [...mints, ...mints.map(metadataOf)])
  return mints.flatMap((address, index): Token | [] => {
    const found = readMint(accounts[index])
    if (!found) return []
    const said = found.names ?? readMetaplex(accounts[mints.length + index])
    const symbol = cleanText(said?.symbol ?? '', symbolMax)
    const name = cleanText(said?.name ?? '', nameMax) || symbol || truncateAddress(address)
    return { address, name, symbol, decimals: found.decimals, isListed: false }
  })
}

function metadataOf(mint: string): string {
  const parts = [Buffer.from('metadata'), Base58.toBytes(programs.metadata), Base58.toBytes(mint)]
  return deriveAddress(programs.metadata, parts)
}
