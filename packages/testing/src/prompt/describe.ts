import { formatEther, hexToString, isHex } from 'viem'
import type { WalletChain, WalletRequest } from '../wallet/WalletOptions.js'
import type { Describe, Description, PromptSurroundings } from './Description.js'
import { pairedWords } from './pairedWords.js'

type Fields = Readonly<Record<string, unknown>>

/** Describes the page's request in plain words. Never throws: the page may have sent anything. */
export function describe(
  { method, params }: WalletRequest,
  known: PromptSurroundings,
): Description {
  const words = Object.hasOwn(table, method) ? table[method] : undefined
  try {
    if (words) return words(params, known)
  } catch {
    // Falls through: what cannot be put in words is shown as it came.
  }
  return { title: method, facts: [], text: show(params), approve: 'Approve' }
}

const connect: Describe = (_, { site }) => ({
  title: `Connect to ${site}`,
  facts: [['It may', 'see your address and ask you to sign']],
  approve: 'Connect',
})

const connectSigned: Describe = ([text], known) =>
  text === undefined
    ? connect([], known)
    : {
        ...connect([], known),
        title: `Sign in to ${known.site}`,
        text: String(text),
        approve: 'Sign in',
      }

const signText: Describe = ([text]) => ({
  title: 'Sign a message',
  facts: [],
  text: String(text),
  approve: 'Sign',
})

const signDocument: Describe = ([chain]) => ({
  title: 'Sign a transaction',
  facts: [['Network', String(chain)]],
  approve: 'Sign',
})

const table: Readonly<Record<string, Describe>> = {
  eth_requestAccounts: connect,
  wallet_connect: connectSigned,
  wallet_requestPermissions: connect,
  personal_sign: ([message]) => ({
    title: 'Sign a message',
    facts: [],
    text: isHex(message) ? hexToString(message) : String(message),
    approve: 'Sign',
  }),
  eth_signTypedData_v4: ([, data]) => {
    const { domain, primaryType, message } = fields(
      typeof data === 'string' ? JSON.parse(data) : data,
    )
    const { name } = fields(domain ?? {})
    return {
      title: `Sign ${String(primaryType)}`,
      facts: [['For', String(name ?? 'an unnamed contract')]],
      text: show(message),
      approve: 'Sign',
    }
  },
  eth_sendTransaction: ([transaction]) => ({
    title: 'Send a transaction',
    facts: sending(fields(transaction)),
    approve: 'Send',
  }),
  eth_signTransaction: ([transaction]) => ({
    title: 'Sign a transaction',
    facts: sending(fields(transaction)),
    approve: 'Sign',
  }),
  ...pairedWords,
  'standard:connect': connect,
  'solana:signMessage': signText,
  'solana:signIn': connectSigned,
  'solana:signTransaction': signDocument,
  'solana:signAndSendTransaction': ([chain]) => ({
    title: 'Send a transaction',
    facts: [['Network', String(chain)]],
    approve: 'Send',
  }),
  enable: connect,
  signRaw: signText,
  signArbitrary: signText,
  signPayload: signDocument,
  signAmino: signDocument,
  signDirect: signDocument,
  experimentalSuggestChain: ([chain]) => ({
    title: `Add ${String(chain)}`,
    facts: [],
    approve: 'Add',
  }),
  wallet_sendCalls: ([batch]) => {
    const calls = fields(batch).calls as readonly Fields[]
    return {
      title: `Send ${calls.length} transactions`,
      facts: calls.flatMap(sending),
      approve: 'Send',
    }
  },
  wallet_switchEthereumChain: ([target], { chains }) => ({
    title: 'Switch network',
    facts: [['To', chainName(Number(fields(target).chainId), chains)]],
    approve: 'Switch',
  }),
  wallet_addEthereumChain: ([chain]) => {
    const { chainId, chainName: name, rpcUrls } = fields(chain)
    return {
      title: `Add ${String(name)}`,
      facts: [
        ['Chain', String(Number(chainId))],
        ['Node', String((rpcUrls as readonly unknown[])[0])],
      ],
      approve: 'Add and switch',
    }
  },
  wallet_watchAsset: (params) => {
    const { symbol, address } = fields(fields(params).options)
    return {
      title: `Show ${String(symbol)} in the wallet`,
      facts: [['Token', String(address)]],
      approve: 'Add',
    }
  },
}

function sending({ to, value, data }: Fields): [string, string][] {
  const amount = `${formatEther(BigInt(String(value ?? 0)))} ETH`
  const target: [string, string] = to ? ['To', String(to)] : ['To', 'a new contract']
  return data && data !== '0x'
    ? [target, ['Amount', amount], ['Data', String(data)]]
    : [target, ['Amount', amount]]
}

function chainName(id: number, chains: readonly WalletChain[]) {
  const name = chains.find((chain) => chain.id === id)?.name
  return name ? `${name} (${id})` : `Chain ${id}`
}

const fields = (value: unknown) => value as Fields
const show = (value: unknown) => JSON.stringify(value, undefined, 2)
