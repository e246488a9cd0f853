import { tooOften } from '../errors/tooOften.js'

/** How many bytes of events this process keeps in a day. */
export type EventRoom = {
  /**
   * Takes room for an event of an address and a project.
   *
   * @throws 429 with `Retry-After` when one of them has used up its day
   */
  take(event: { address: string; project: string; bytes: number }): void
}

/** Those who come after so many share one room: else made-up addresses would fill the memory. */
const addressesMax = 100_000
const dayMs = 86_400_000

/** @param bytes what an address and a project have in a day; 0 is any number */
export function createEventRoom(
  bytes: { address: number; project: number },
  now: () => number,
): EventRoom {
  let day = 0
  let used = new Map<string, number>()
  return {
    take({ address, project, bytes: wanted }) {
      const time = now()
      const today = Math.floor(time / dayMs)
      if (today !== day) used = new Map()
      day = today
      const own = `address ${address}`
      const rooms = [
        [used.has(own) || used.size < addressesMax ? own : 'addresses', bytes.address],
        [`project ${project}`, bytes.project],
      ] as const
      const isFull = rooms.some(([key, max]) => max !== 0 && (used.get(key) ?? 0) + wanted > max)
      if (isFull) throw tooOften(dayMs - (time % dayMs))
      for (const [key] of rooms) used.set(key, (used.get(key) ?? 0) + wanted)
    },
  }
}
