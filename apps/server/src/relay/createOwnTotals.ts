import { createSums, type Sums } from './createSums.js'
import type { Weighed } from './RelayStore.js'

/** Whose what waits is: of a client, a project, a network address, a topic, and of all. */
export type WaitingKind = 'client' | 'project' | 'source' | 'topic' | 'all'
/** Whom a message counts for. */
export type Owners = Pick<Weighed, 'publisher' | 'project' | 'source' | 'topic'>

/** What waits, by name, in bytes. */
export type WaitingBytes = {
  /** @param name any for `all` */
  of(kind: WaitingKind, name: string): number
  /** So many bytes more or fewer wait, for each of these and for all, until a moment, milliseconds since 1970. */
  change(owners: Owners, bytes: number, until: number): void
}

/** A map a kind: names that begin with their kind would be made, and read whole, several times a message. */
type SumsByKind = Readonly<Record<WaitingKind, Sums>>

/** Counts what waits in this process alone. What is over goes by itself. */
export function createOwnTotals(now: () => number): WaitingBytes {
  const totals = newSums()
  /** What ends at a moment. */
  const endings = new Map<number, SumsByKind>()
  let next = Number.POSITIVE_INFINITY

  const end = (ending: SumsByKind) => {
    for (const kind of kinds)
      for (const [name, { sum }] of ending[kind].all()) if (sum !== 0) totals[kind].add(name, -sum)
  }
  const forget = (time: number) => {
    if (time < next) return
    next = Number.POSITIVE_INFINITY
    for (const [until, ending] of endings) {
      if (until > time) next = Math.min(next, until)
      else {
        end(ending)
        endings.delete(until)
      }
    }
  }
  return {
    of(kind, name) {
      forget(now())
      return totals[kind].of(kind === 'all' ? '' : name)
    },
    change(owners, bytes, until) {
      const time = now()
      forget(time)
      // It was let go of with its time.
      if (until <= time) return
      let ending = endings.get(until)
      if (!ending) {
        ending = newSums()
        endings.set(until, ending)
        next = Math.min(next, until)
      }
      addFor(ending, owners, bytes)
      addFor(totals, owners, bytes)
    },
  }
}

const kinds = ['client', 'project', 'source', 'topic', 'all'] as const

function newSums(): SumsByKind {
  return {
    ...{ client: createSums(), project: createSums(), source: createSums() },
    ...{ topic: createSums(), all: createSums() },
  }
}

function addFor(
  { client, project, source, topic, all }: SumsByKind,
  owners: Owners,
  bytes: number,
): void {
  client.add(owners.publisher, bytes)
  project.add(owners.project, bytes)
  source.add(owners.source, bytes)
  topic.add(owners.topic, bytes)
  all.add('', bytes)
}
