import { within } from '@foyer/protocol'

/** The values of the promises that resolve in time. The others go on, and what they reject with is ignored. */
export async function inTime<value>(
  promises: readonly Promise<value>[],
  ms: number,
): Promise<value[]> {
  const values: value[] = []
  const all = promises.map((promise) => promise.then((value) => values.push(value)).catch(() => 0))
  await within(Promise.all(all), ms).catch(() => undefined)
  return [...values]
}
