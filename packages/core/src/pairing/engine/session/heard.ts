import { hashOf } from '@foyer/protocol/pairing'
import { heardForgottenAtOnce, heardMax } from '../limits.js'
import type { Table } from '../storage/tables.js'
import type { Core } from './Core.js'

/** Notes a message. False when it was heard, or said, before. */
export function hear({ tables, clock }: Core, topic: string, message: string): boolean {
  const key = hashOf(topic + message).slice(0, 32)
  if (tables.heard.get(key) !== undefined) return false
  tables.heard.put(key, clock.now())
  forgetOld(tables.heard, (at) => at)
  return true
}

/** Keeps a table of what is past from growing without end. */
export function forgetOld<value>(table: Table<value>, timeOf: (value: value) => number) {
  const keys = table.keys()
  if (keys.length <= heardMax) return
  const values = table.all().map(timeOf)
  const byTime = keys.map((key, index) => ({ key, at: values[index] ?? 0 }))
  byTime.sort((one, other) => one.at - other.at)
  for (const { key } of byTime.slice(0, heardForgottenAtOnce)) table.remove(key)
}
