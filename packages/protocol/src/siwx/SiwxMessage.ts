import { accountNames } from './accountNames.js'

/** A sign-in message (CAIP-122; EIP-4361 on EVM networks). Dates as RFC 3339 writes them. */
export type SiwxMessage = {
  /** RFC 3986 authority: with the port, without the scheme. */
  readonly domain: string
  readonly address: string
  /** CAIP-2. */
  readonly chainId: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly issuedAt: string
  readonly statement?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  /** An empty list is not the same as none: the text has its heading then. */
  readonly resources?: readonly string[] | undefined
}

/** The text that is signed, to the letter. */
export function formatSiwxMessage(message: SiwxMessage): string {
  const [namespace = '', reference = ''] = message.chainId.split(':')
  const name = accountNames.get(namespace) ?? namespace
  const lines = [
    `${message.domain} wants you to sign in with your ${name} account:`,
    message.address,
    '',
    // Without a statement there are two empty lines.
    ...(message.statement ? [message.statement] : []),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${reference}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...line('Expiration Time', message.expirationTime),
    ...line('Not Before', message.notBefore),
    ...line('Request ID', message.requestId),
    ...(message.resources ? ['Resources:', ...message.resources.map((one) => `- ${one}`)] : []),
  ]
  return lines.join('\n')
}

function line(name: string, value: string | undefined): string[] {
  return value ? [`${name}: ${value}`] : []
}
