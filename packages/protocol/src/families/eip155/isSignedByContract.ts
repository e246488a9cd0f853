import { bytesToHex } from '@noble/hashes/utils'
import type { CaipNetworkId } from '../../caip.js'
import { FoyerError } from '../../FoyerError.js'
import { within } from '../../time/within.js'
import type { ReadChain, SignatureMeans } from '../SignedText.js'
import { eip155Identity } from './eip155Identity.js'
import type { Erc6492 } from './readErc6492.js'
import { writeErc1271Call } from './writeErc1271Call.js'
import { writeProbe } from './writeProbe.js'

/** All requests of one check together. */
const checkMs = 2_000
/** More than the dearest checks of signatures spend, and little of a node's time for code that loops. */
const gasMax = '0x989680'
/** An address without a key, and not zero: for zero some contracts skip their checks, so that gas can be estimated. */
const caller = '0x666f7965722d636865636b732d7369676e657273'

/** What ERC-1271 answers for a signature that is valid. To the last byte: a contract that repeats its input begins with the same four. */
const valid = `0x1626ba7e${'0'.repeat(56)}`

/**
 * Whether the contract of an account takes a signature for its own (ERC-1271), if it comes with a deployment after this in the same call (ERC-6492).
 * Nothing is written, and the caller has nothing to spend; gas and time are limited.
 *
 * @throws `signature_unchecked` where the network does not answer in time, or is another one
 */
export async function isSignedByContract(
  { chainId, ...signed }: isSignedByContract.Parameters,
  { rpc, clock, signal }: SignatureMeans,
): Promise<boolean> {
  if (!rpc) return false
  const read = (signal: AbortSignal) =>
    Promise.all([
      rpc(chainId, eip155Identity.call.method, [], signal).then(eip155Identity.referenceOf),
      call(rpc, { chainId, signal, ...signed }),
    ])
  try {
    const [reference, isValid] = await within(read, checkMs, undefined, {
      signal,
      ...(clock && { clock }),
    })
    if (`eip155:${reference}` === chainId) return isValid
  } catch (cause) {
    throw new FoyerError('signature_unchecked', { cause })
  }
  throw new FoyerError('signature_unchecked')
}

export declare namespace isSignedByContract {
  type Parameters = {
    readonly chainId: CaipNetworkId
    readonly account: string
    readonly hash: Uint8Array
    /** Hex, in the form that the contract reads: `0x` for one that it has on the chain. */
    readonly signature: string
    readonly deployment?: Erc6492['deployment'] | undefined
  }
}

async function call(
  rpc: ReadChain,
  {
    chainId,
    signal,
    account,
    deployment,
    ...signed
  }: isSignedByContract.Parameters & { signal: AbortSignal },
): Promise<boolean> {
  const question = writeErc1271Call(signed)
  const transaction = deployment
    ? { data: `0x${bytesToHex(writeProbe({ account, call: question, deployment }))}` }
    : { to: account, data: `0x${bytesToHex(question)}` }
  const sent = { from: caller, gas: gasMax, ...transaction }
  try {
    const answer = await rpc(chainId, 'eth_call', [sent, 'latest'], signal)
    return answer === (deployment ? '0x01' : valid)
  } catch (error) {
    if (isRefusedByCode(error)) return false
    throw error
  }
}

/** Whether the call itself failed, by its own code or its gas: the node did answer. */
function isRefusedByCode(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return (
    code === 3 ||
    /revert|vm (execution )?error|out of bounds|gas uint64|out.?of.?gas|invalid.?(opcode|jump)|stack/i.test(
      String(message),
    )
  )
}
