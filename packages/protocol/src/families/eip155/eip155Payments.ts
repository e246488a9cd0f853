import { splitCaip } from '../../caip.js'
import { readLine } from '../../readLine.js'
import type { FamilyPayments } from '../FamilyPayments.js'
import type { PaymentFault, PaymentLink } from '../PaymentLink.js'
import type { PaymentParts } from '../PaymentParts.js'
import { writeQuery } from '../writeQuery.js'
import { checksumAddress } from './checksumAddress.js'
import { readWholeNumber } from './readWholeNumber.js'

/** Characters of a name (ENS). */
const nameMax = 255
/** What a link may say beside the payment. Fees are the sender's to choose. */
const fees = new Set(['gas', 'gasLimit', 'gasPrice'])

/** ERC-681: `ethereum:0x…@1?value=…`, and `ethereum:<token>@1/transfer?address=…&uint256=…` for a token. */
export const eip155Payments: FamilyPayments = {
  scheme: 'ethereum',
  read(parts) {
    const match = /^(pay-)?([^@/]+)(?:@([^/]*))?(?:\/(.*))?$/.exec(parts.path)
    if (!match) return 'form'
    const [, prefix, target = '', chainId, call] = match
    if (chainId !== undefined && !splitCaip(`eip155:${chainId}`, 2)) return 'network'
    const on = chainId === undefined ? {} : { caipNetworkId: `eip155:${chainId}` as const }
    if (call !== undefined) return readTransfer({ parts, target, call, on })
    const recipient = readParty(target, prefix !== undefined)
    if (recipient === undefined) return 'recipient'
    return readCoin({ parts, recipient, on })
  },
  write({ recipient, caipNetworkId, token, amount }) {
    if (token !== undefined || (amount && !('units' in amount))) return undefined
    const chain = caipNetworkId ? `@${caipNetworkId.slice('eip155:'.length)}` : ''
    const isName = !recipient.startsWith('0x')
    const query = writeQuery([['value', amount && String(amount.units)]])
    return `ethereum:${isName ? 'pay-' : ''}${recipient}${chain}${query}`
  },
}

type On = Pick<PaymentLink, 'caipNetworkId'>

function readCoin(given: { parts: PaymentParts; recipient: string; on: On }) {
  const { parts, recipient, on } = given
  if ([...parts.query.keys()].some((key) => key !== 'value' && !fees.has(key))) return 'call'
  return withAmount({ namespace: 'eip155', ...on, recipient }, parts.query.get('value'))
}

/** The one call that is read: anything else would sign what the reader was not told. */
function readTransfer(given: {
  parts: PaymentParts
  target: string
  call: string
  on: On
}): PaymentLink | PaymentFault {
  const { query } = given.parts
  const others = [...query.keys()].filter((key) => !fees.has(key))
  const isTransfer = others.every((key) => ['address', 'uint256', 'value'].includes(key))
  if (given.call !== 'transfer' || !isTransfer || readWholeNumber(query.get('value') ?? '0') !== 0n)
    return 'call'
  const token = readAddress(given.target)
  if (token === undefined) return 'token'
  const recipient = readParty(query.get('address') ?? '', true)
  // Money that is sent to the token's own contract is lost.
  if (recipient === undefined || recipient.toLowerCase() === token.toLowerCase()) return 'recipient'
  return withAmount({ namespace: 'eip155', ...given.on, recipient, token }, query.get('uint256'))
}

function withAmount(link: PaymentLink, text: string | undefined): PaymentLink | PaymentFault {
  if (text === undefined) return link
  const units = readWholeNumber(text)
  return units === undefined ? 'amount' : { ...link, amount: { units } }
}

function readParty(text: string, mayBeName: boolean): string | undefined {
  // Which characters a name may have is for those to say who resolve it.
  const isName = mayBeName && /^[^\s./%]+(\.[^\s./%]+)+$/.test(text)
  return isName && readLine(text, nameMax) === text ? text : readAddress(text)
}

/** With capitals, they have to be those of EIP-55: a link is written by a program, so a wrong one is a damaged one. */
function readAddress(text: string): string | undefined {
  if (!/^0x[\da-fA-F]{40}$/.test(text)) return undefined
  const digits = text.slice(2)
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  return isPlain || checksumAddress(text) === text ? text : undefined
}
