import { accountNames } from './accountNames.js'
import { checkSiwxMessage, type SiwxFault } from './checkSiwxMessage.js'
import { formatSiwxMessage, type SiwxMessage } from './SiwxMessage.js'

/** Characters of a sign-in message; a longer one is not looked at. */
const siwxMessageMax = 65_536

/**
 * Reads a sign-in message. The only texts that are read are those that `formatSiwxMessage` writes: whoever
 * compares the parts has compared the text. Never throws.
 */
export function parseSiwxMessage(
  text: string,
): { readonly message: SiwxMessage } | { readonly fault: 'form' | SiwxFault } {
  const message = text.length <= siwxMessageMax ? read(text.split('\n')) : undefined
  if (!message || formatSiwxMessage(message) !== text) return { fault: 'form' }
  const fault = checkSiwxMessage(message)
  return fault ? { fault } : { message }
}

function read(lines: readonly string[]): SiwxMessage | undefined {
  const [head = '', address = '', , statement = ''] = lines
  const [, domain, name] = /^(.+) wants you to sign in with your (\w+) account:$/.exec(head) ?? []
  const [namespace] = [...accountNames].find(([, one]) => one === name) ?? []
  if (!domain || !namespace) return undefined
  const { values, resources } = readFields(lines.slice(statement ? 5 : 4))
  const of = (field: string) => values.get(field) ?? ''
  return {
    domain,
    address,
    chainId: `${namespace}:${of('Chain ID')}`,
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
