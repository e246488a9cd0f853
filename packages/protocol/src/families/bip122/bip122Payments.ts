import { sha256 } from '@noble/hashes/sha2'
import { bech32, bech32m, createBase58check } from '@scure/base'
import { formatUnits } from '../../formatUnits.js'
import { parseUnits } from '../../parseUnits.js'
import type { FamilyPayments } from '../FamilyPayments.js'
import type { PaymentLink } from '../PaymentLink.js'
import { readWords } from '../readWords.js'
import { writeQuery } from '../writeQuery.js'
import { bip122 } from './bip122.js'
import { bitcoinAddress } from './bitcoinAddress.js'

/** Of one bitcoin. */
const coinDecimals = 8
/** No more will ever be: an amount above is a mistake. */
const satoshiMax = 2_100_000_000_000_000n
const mainnet = 'bip122:000000000019d6689c085ae165831e93'

/** BIP-21: `bitcoin:bc1…?amount=0.5`, the amount in bitcoin. */
export const bip122Payments: FamilyPayments = {
  scheme: 'bitcoin',
  read({ path, query }) {
    // In capitals the code to scan is smaller.
    const recipient =
      path === path.toUpperCase() && /^(BC|TB|BCRT)1/.test(path) ? path.toLowerCase() : path
    if (!isWhole(recipient)) return 'recipient'
    const required = [...query.keys()].some((key) => key.toLowerCase().startsWith('req-'))
    if (required) return 'required'
    const amount = readAmount(query.get('amount'))
    if (amount === 'amount') return amount
    const label = readWords(query.get('label'))
    const message = readWords(query.get('message'))
    if (label === 'text' || message === 'text') return 'text'
    return {
      namespace: 'bip122',
      ...(bitcoinAddress.isOn(recipient, mainnet) && { caipNetworkId: mainnet }),
      recipient,
      ...(amount && { amount }),
      ...(label.words !== undefined && { label: label.words }),
      ...(message.words !== undefined && { message: message.words }),
    }
  },
  write({ recipient, token, amount, label, message }) {
    if (token !== undefined || (amount && !('units' in amount))) return undefined
    const query = writeQuery([
      ['amount', amount && formatUnits(amount.units, coinDecimals)],
      ['label', label],
      ['message', message],
    ])
    return `bitcoin:${recipient}${query}`
  },
}

const base58check = createBase58check(sha256)

/** Whether the address is one, its checksum included (BIP-173, BIP-350, base58check). */
function isWhole(address: string): boolean {
  if (!bip122.address.test(address)) return false
  try {
    if (!/^(bc|tb|bcrt)1/.test(address)) return base58check.decode(address).length === 21
    const isFirst = /1q/.test(address.slice(0, 5))
    return (isFirst ? bech32 : bech32m).decode(address as `${string}1${string}`).words.length > 1
  } catch {
    return false
  }
}

function readAmount(text: string | undefined): PaymentLink['amount'] | 'amount' {
  if (text === undefined) return undefined
  try {
    const units = parseUnits(text, coinDecimals)
    return units <= satoshiMax ? { units } : 'amount'
  } catch {
    return 'amount'
  }
}
