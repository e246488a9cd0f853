import { addressForm, chainForm } from '../caipForms.js'
import { families } from '../families/families.js'
import { signIns } from '../families/signIns.js'
import { isNamespace } from '../namespaces.js'
import type { SiwxMessage } from './SiwxMessage.js'

/** The part of a sign-in message that is not as the standards want it. */
export type SiwxFault = keyof SiwxMessage

/** RFC 3986: what an authority and what a URI are made of. */
const domain = /^[A-Za-z0-9\-._~!$&'()*+,;=:@%[\]]+$/
const uri = /^[A-Za-z][A-Za-z0-9+.-]*:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]*$/
/** In one line of ASCII: wallets that count characters for bytes cannot sign another. */
const statement = /^[ -~]*$/
const date =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const requestId = /^[A-Za-z0-9\-._~!$&'()*+,;=:@%]*$/

/** The first part that breaks CAIP-122 or EIP-4361; `undefined` when none does. What is not there breaks nothing. */
export function checkSiwxMessage(message: Partial<SiwxMessage>): SiwxFault | undefined {
  return rules.find(([name, isValid]) => {
    const value = message[name]
    return value !== undefined && !isValid(String(value), message)
  })?.[0]
}

/** Whether this is a date of RFC 3339 that the calendar has. */
export function isDate(text: string): boolean {
  const [, year, month, day] = date.exec(text) ?? []
  if (!year) return false
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last
}

type Rule = readonly [SiwxFault, (value: string, message: Partial<SiwxMessage>) => boolean]

const rules: readonly Rule[] = [
  ['domain', (value) => domain.test(value)],
  ['chainId', (value) => chainForm.test(value)],
  ['address', (value, { chainId = '' }) => isAddressOf(chainId, value)],
  ['statement', (value) => statement.test(value)],
  ['uri', (value) => uri.test(value)],
  ['version', (value) => value === '1'],
  ['nonce', (value) => /^[A-Za-z0-9]{8,}$/.test(value)],
  ['issuedAt', isDate],
  ['expirationTime', isDate],
  ['notBefore', isDate],
  ['requestId', (value) => requestId.test(value)],
  ['resources', (_, { resources }) => Boolean(resources?.every((one) => uri.test(one)))],
]

function isAddressOf(chainId: string, address: string): boolean {
  const [namespace = ''] = chainId.split(':')
  const shape = isNamespace(namespace) ? families[namespace].address : addressForm
  return signIns.get(namespace)?.isAddress(address) ?? shape.test(address)
}
