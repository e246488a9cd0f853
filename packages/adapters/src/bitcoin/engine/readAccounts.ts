import type { Account } from '@foyer/core'
import { bitcoinAddress, type CaipNetworkId, FoyerError } from '@foyer/protocol'
import { hex } from '@scure/base'
import { readBytes } from '../../wallet-standard/readBytes.js'
import type { StandardAccount } from '../../wallet-standard/StandardAccount.js'
import { chainNames, ownChain } from './chainNames.js'
import { toAccountType } from './toAccountType.js'

const accountsMax = 100
const chainsMax = 50
const keyLengths = [32, 33, 65]
const stacksAddress = /^S[MNPT][0-9A-HJKMNP-TV-Z]{38,39}$/
/** Stands for the networks of one's own, which write addresses alike. */
const someOwn: CaipNetworkId = 'bip122:own'
const order: readonly Account['type'][] = ['payment', 'ordinal', 'stx']

/**
 * The accounts of Bitcoin in a wallet's answer, each address once, those for payments first. What is of another family is left out. Each value is
 * read once.
 *
 * @throws `wallet_failed` when there were accounts and none of them is one that holds bitcoin
 */
export function readAccounts(value: unknown): readonly StandardAccount[] {
  const list: readonly unknown[] = Array.isArray(value) ? value.slice(0, accountsMax) : [value]
  const read = list.flatMap((source) => readAccount(source) ?? [])
  const hasPayments = read.some(({ account }) => !isTaproot(account))
  const sorted = read
    .map(({ words, account, ...rest }) => ({
      ...rest,
      // Without a word for it, the account beside one for payments holds what is collected.
      account: {
        ...account,
        type: toAccountType([...words, ...(hasPayments && isTaproot(account) ? ['p2tr'] : [])]),
      },
    }))
    .sort((one, other) => order.indexOf(one.account.type) - order.indexOf(other.account.type))
  const accounts = new Map<string, StandardAccount>()
  for (const one of sorted)
    if (!accounts.has(one.account.address)) accounts.set(one.account.address, one)
  const [first] = accounts.values()
  if (list.length > 0 && (!first || first.account.type === 'stx'))
    throw new FoyerError('wallet_failed', { data: { finding: 'account' } })
  return [...accounts.values()]
}

function readAccount(source: unknown) {
  try {
    const { address, chains, derivationPath, path, publicKey, purpose, symbol, type } =
      source as Readonly<Record<string, unknown>>
    if (typeof address !== 'string') return undefined
    const words = [purpose, symbol, type]
    const isStacks = toAccountType(words) === 'stx'
    const named = Array.isArray(chains) ? chains.slice(0, chainsMax).map(String) : []
    const own = isStacks ? [] : named.filter((name) => isOf(address, name))
    if (isStacks ? !stacksAddress.test(address) : own.length === 0) return undefined
    const account = {
      address,
      publicKey: readKey(publicKey),
      path: readPath(path ?? derivationPath),
    }
    return { account, chains: own, source, words }
  } catch {
    return undefined
  }
}

function isOf(address: string, chain: string): boolean {
  if (chain === ownChain) return bitcoinAddress.isOn(address, someOwn)
  return chainNames.some(([name, id]) => name === chain && bitcoinAddress.isOn(address, id))
}

function isTaproot({ address }: Pick<Account, 'address'>): boolean {
  return /^(bc|tb|bcrt)1p/.test(address)
}

/** Some wallets give the key as bytes, and some what is no key at all. */
function readKey(given: unknown): string | undefined {
  const bytes = typeof given === 'string' ? attemptHex(given) : readBytes(given, 65)
  return bytes && keyLengths.includes(bytes.length) ? hex.encode(bytes) : undefined
}

function attemptHex(text: string): Uint8Array | undefined {
  return /^([0-9a-f]{2}){32,65}$/i.test(text) ? hex.decode(text.toLowerCase()) : undefined
}

function readPath(given: unknown): string | undefined {
  return typeof given === 'string' && /^m(\/\d{1,10}['h]?){1,10}$/.test(given) ? given : undefined
}
