import type { Owners, WaitingBytes, WaitingKind } from './createOwnTotals.js'
import type { HeldChange, Totals } from './RelayStore.js'

type Name = {
  /** What waited when it was last heard, of all processes, and in which round that was. */
  heard: number
  round: number
  /** What this process changed since, by when it ends. */
  untold: Map<number, number>
  untoldSum: number
  /** Whether it was read since the last exchange. */
  isQueried: boolean
}

/** Names that are told of in one question. */
const reportedMax = 200
/** After so many rounds an unread name's total is fetched anew. */
const staleRounds = 120

/**
 * Counts what waits for several processes together: each counts for itself what it changes, and tells it now and then.
 * Between two of these each may let in as much as if it were alone.
 */
export function createTogetherTotals({
  exchange,
}: Pick<Extract<Totals, { of: 'several' }>, 'exchange'>): WaitingBytes & {
  share(): Promise<void>
} {
  const names = new Map<string, Name>()
  let sharing: Promise<void> | undefined
  let round = 0

  const nameOf = (name: string): Name => {
    const known = names.get(name)
    if (known) return known
    const fresh = { heard: 0, round, untold: new Map(), untoldSum: 0, isQueried: false }
    names.set(name, fresh)
    return fresh
  }
  const exchangeTotals = async (some: readonly [string, Name][]) => {
    const reports = some.map(([name, one]) => ({ name, one, ...takeUntold(one) }))
    try {
      const totals = await exchange(new Map(reports.map(({ name, changes }) => [name, changes])))
      for (const [index, { one, sum }] of reports.entries()) {
        // Until now they counted twice rather than not at all.
        one.untoldSum -= sum
        one.heard = totals[index] ?? 0
        one.round = round
      }
    } catch (error) {
      for (const { one, changes } of reports)
        for (const { until, bytes } of changes) addTo(one, until, bytes)
      throw error
    }
  }
  const share = async () => {
    round += 1
    const changed = [...names].filter(([, one]) => isWorthAWord(one, round))
    for (const [name, one] of names) {
      one.isQueried = false
      // It came and went, and nothing waits.
      if (one.untold.size === 0 && one.heard === 0) names.delete(name)
    }
    for (let from = 0; from < changed.length; from += reportedMax)
      await exchangeTotals(changed.slice(from, from + reportedMax))
  }
  return {
    of(kind, name) {
      const one = nameOf(written(kind, name))
      one.isQueried = true
      return one.heard + one.untoldSum
    },
    change(owners, bytes, until) {
      for (const name of namesOf(owners)) {
        const one = nameOf(name)
        addTo(one, until, bytes)
        one.untoldSum += bytes
      }
    },
    share() {
      sharing ??= share().finally(() => {
        sharing = undefined
      })
      return sharing
    },
  }
}

/** As processes name it to each other. */
function written(kind: WaitingKind, name: string): string {
  return kind === 'all' ? kind : `${kind} ${name}`
}

function namesOf({ publisher, project, source, topic }: Owners): readonly string[] {
  return [
    ...[written('client', publisher), written('project', project), written('source', source)],
    ...[written('topic', topic), written('all', '')],
  ]
}

function addTo({ untold }: Name, until: number, bytes: number): void {
  const sum = (untold.get(until) ?? 0) + bytes
  if (sum === 0) untold.delete(until)
  else untold.set(until, sum)
}

const isWorthAWord = ({ heard, isQueried, round: last, untold }: Name, round: number) =>
  untold.size > 0 || (heard !== 0 && (isQueried || round - last >= staleRounds))

function takeUntold(one: Name): { changes: readonly HeldChange[]; sum: number } {
  const changes = [...one.untold].map(([until, bytes]) => ({ until, bytes }))
  one.untold = new Map()
  return { changes, sum: changes.reduce((sum, { bytes }) => sum + bytes, 0) }
}
