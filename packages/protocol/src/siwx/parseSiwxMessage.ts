import { signIns } from '../families/signIns.js'
import { accountNames } from './accountNames.js'
import { checkSiwxMessage, type SiwxFault } from './checkSiwxMessage.js'
import { formatSiwxMessage, type SiwxMessage } from './SiwxMessage.js'

/** Characters of a sign-in message; a longer one is not looked at. */
const siwxMessageMax = 65_536

/**
 * Reads a sign-in message of any chain family. The only texts that are read are those that `formatSiwxMessage` writes, and those that wallets write by
 * a standard of their family's own (`solana:signIn`): a comparison of the parts is one of the text. Never throws.
 *
 * @returns the network `solana:localnet` for one that a text of Solana does not tell
 */
export function parseSiwxMessage(
  text: string,
): { readonly message: SiwxMessage } | { readonly fault: 'form' | SiwxFault } {
  const read = text.length <= siwxMessageMax ? readParts(text.split('\n')) : undefined
  if (!read) return { fault: 'form' }
  const { namespace, reference, ...parts } = read
  const own = signIns.get(namespace)?.ownText
  const written = formatSiwxMessage({ ...parts, chainId: `${namespace}:${reference}` })
  const layouts = own ? [written, ...shortened(written, parts)] : [written]
  if (!layouts.includes(text)) return { fault: 'form' }
  const chainId = `${namespace}:${own ? own.referenceOf(reference) : reference}`
  const message = { ...parts, chainId }
  const fault = checkSiwxMessage(message)
  return fault ? { fault } : { message }
}

/** The same without the line of a network that is not told, without the empty line of a statement that is not there, and without both. */
function shortened(text: string, { statement }: Pick<SiwxMessage, 'statement'>): readonly string[] {
  const unnamed = text.replace('\nChain ID: \n', '\n')
  const close = (one: string) => (statement ? one : one.replace('\n\n\n', '\n\n'))
  return [unnamed, close(text), close(unnamed)]
}

type Read = Omit<SiwxMessage, 'chainId'> & {
  readonly namespace: string
  /** As it is written. */
  readonly reference: string
}

function readParts(lines: readonly string[]): Read | undefined {
  const [head = '', address = '', , fourth = '', fifth] = lines
  const [, domain, name] = /^(.+) wants you to sign in with your (\w+) account:$/.exec(head) ?? []
  const [namespace] = [...accountNames].find(([, one]) => one === name) ?? []
  if (!domain || !namespace) return undefined
  // After a statement comes an empty line.
  const isClose = fourth !== '' && fifth !== ''
  const statement = isClose ? '' : fourth
  const { values, resources } = readFields(lines.slice(isClose ? 3 : statement ? 5 : 4))
  const of = (field: string) => values.get(field) ?? ''
  return {
    domain,
    address,
    namespace,
    reference: of('Chain ID'),
    uri: of('URI'),
    version: of('Version'),
    nonce: of('Nonce'),
    issuedAt: of('Issued At'),
    ...optional('statement', statement),
    ...optional('expirationTime', of('Expiration Time')),
    ...optional('notBefore', of('Not Before')),
    ...optional('requestId', of('Request ID')),
    ...(resources && { resources }),
  }
}

function readFields(lines: readonly string[]) {
  const end = lines.indexOf('Resources:')
  const values = new Map(
    lines.slice(0, end < 0 ? undefined : end).map((line) => {
      const at = line.indexOf(': ')
      return [line.slice(0, at), line.slice(at + 2)] as const
    }),
  )
  const resources = end < 0 ? undefined : lines.slice(end + 1).map((line) => line.slice(2))
  return { values, resources }
}

function optional<name extends string>(name: name, value: string) {
  return (value ? { [name]: value } : {}) as { [key in name]?: string }
}
