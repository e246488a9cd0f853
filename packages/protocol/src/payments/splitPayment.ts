import type { PaymentFault } from '../families/PaymentLink.js'
import type { PaymentParts } from '../families/PaymentParts.js'

/** Takes apart what stands behind the scheme. No parameter may come twice but those that are `repeated`. */
export function splitPayment(
  text: string,
  repeated: readonly string[] = [],
): PaymentParts | PaymentFault {
  const [, path = '', asked] = /^([^?]*)(?:\?(.*))?$/.exec(text) ?? []
  const query = new Map<string, string>()
  const lists = new Map<string, string[]>()
  for (const field of asked?.split('&') ?? []) {
    const read = readField(field)
    if (!read) return 'form'
    const [name, value] = read
    if (repeated.includes(name)) lists.set(name, [...(lists.get(name) ?? []), value])
    else if (query.has(name)) return 'repeated'
    else query.set(name, value)
  }
  return { path, query, lists }
}

function readField(field: string): readonly [name: string, value: string] | undefined {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(field) ?? []
  try {
    return name ? [decodeURIComponent(name), decodeURIComponent(value)] : undefined
  } catch {
    return undefined
  }
}
