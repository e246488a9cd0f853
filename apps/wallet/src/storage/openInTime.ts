import { within } from '@foyer/protocol'

const openTimeoutMs = 3_000

/** What opens in the browser's database, or what stands in its place where the browser lets a frame keep nothing: some never say so. */
export async function openInTime<value>(
  opening: Promise<value>,
  standIn: () => value,
): Promise<value> {
  try {
    return await within(opening, openTimeoutMs)
  } catch {
    return standIn()
  }
}
