import { decodeRecap, recapOf } from './recap.js'
import { byByte, byDictionary, formatRecapStatement } from './recapStatement.js'
import type { SiwxMessage } from './SiwxMessage.js'

/**
 * Whether the statement of a message says what its ReCap permits (ERC-5573), at its end and in the words of the standard: it is all that the user read.
 * Where there is none it says nothing of the kind, and one that is not the last resource is none that wallets show.
 */
export function isRecapSaid({ statement = '', resources = [] }: Said): boolean {
  const last = recapOf(resources)
  const others = last === undefined ? resources : resources.slice(0, -1)
  if (others.some((one) => /^urn:recap:/i.test(one))) return false
  if (last === undefined) return !statement.includes(promise)
  try {
    const recap = decodeRecap(last)
    return [byByte, byDictionary].some((order) => {
      const said = formatRecapStatement('', recap, order)
      const before = statement.endsWith(said) ? statement.slice(0, -said.length) : undefined
      return before === '' || (before?.endsWith(' ') && !before.includes(promise))
    })
  } catch {
    return false
  }
}

type Said = Pick<SiwxMessage, 'statement' | 'resources'>

/** How what is permitted begins, in every such statement. */
const promise = formatRecapStatement('', { att: {} }).trim()
