import type { EventReport } from '@foyer/protocol/api'
import type { events } from './tables.js'

/** An event as it is kept. */
export type EventRow = typeof events.$inferInsert

/**
 * What is kept of an event: of its page no query and no fragment, and nothing that tells who the visitor
 * is. What the contract lets through and is an address all the same is left out here.
 */
export function toRow({ eventId, url, domain, props }: EventReport, projectId: string): EventRow {
  const page = new URL(url)
  return {
    id: eventId,
    projectId,
    kind: props.type,
    event: props.event,
    url: clean(`${page.origin}${page.pathname}`),
    domain: clean(domain),
    properties: cleaned(propertiesOf(props)),
  }
}

function propertiesOf(props: EventReport['props']): Readonly<Record<string, unknown>> {
  if (props.type === 'track') return props.properties ?? {}
  const { errorType, errorMessage, stackTrace } = props
  return { errorType, errorMessage, ...(stackTrace !== undefined && { stackTrace }) }
}

const personal = /address|recipient|ensname|^account$/i

function cleaned(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const kept = Object.entries(properties).filter(([name]) => !personal.test(name))
  return Object.fromEntries(kept.map(([name, value]) => [name, cleanValue(value)]))
}

function cleanValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanValue)
  return typeof value === 'string' ? clean(value) : value
}

/** Texts quote the accounts of visitors, errors above all. */
function clean(text: string): string {
  return text.replace(/0x[\da-f]{40,}/gi, '0x…')
}
