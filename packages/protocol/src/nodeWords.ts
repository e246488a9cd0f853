import { causes } from './causes.js'

/**
 * What nodes write of a transaction that they did not take and that none of them takes as it stands: geth, Erigon, reth, Besu, Nethermind and those after them, and
 * Bitcoin Core, Solana and the SDK of Cosmos for what the account has.
 *
 * Not among them: `nonce too low` and `replacement transaction underpriced`, which a node also says of what another node behind the same address took a moment ago.
 */
const refused = new RegExp(
  [
    /insufficient ?(funds|balance|lamports|fees?\b)|upfront cost exceeds|inability to pay/,
    /intrinsic gas|gas ?limit ?(is )?too ?low|exceeds? (the )?(transaction |block )?gas ?limit/,
    /(?<!replacement )transaction underpriced|(fee|gas price) ?(is )?too ?low|gas price below/,
    /less than block base fee|min relay fee not met|exceeds the configured cap/,
    /invalid (sender|signature|chain ?id)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
const known =
  /already ?(known|imported|exists)|already (exists )?in (cache|mempool)|known transaction/i

/** Whether a node refuses the transaction itself, by its words, wherever they are nested: the code of an inner failure (-32603) alone says nothing. */
export function saysRefused(error: unknown): boolean {
  const words = wordsOf(error)
  return refused.test(words) && !known.test(words)
}

/** Whether a node says that it has this very transaction. */
export function saysKnown(error: unknown): boolean {
  return known.test(wordsOf(error).replace(/unknown transaction/gi, ''))
}

function wordsOf(error: unknown): string {
  return causes(error)
    .map(({ message }) => message.slice(0, 2_000))
    .join('\n')
}
