import type { ContractAnswer } from './callTogether.js'
import type { Read } from './Reads.js'

/** Calls that the search for contracts that spoil a common call may cost. */
const searchCallsMax = 24

/**
 * Reads contracts together. What fails is read again by halves, until what fails stands alone: a
 * contract that burns all gas takes it from those behind it.
 *
 * @returns the answers, and the questions that no contract answers as its interface says
 */
export async function readTogether(
  call: (reads: readonly Read[]) => Promise<readonly ContractAnswer[]>,
  reads: readonly Read[],
): Promise<{ answers: ReadonlyMap<Read, unknown>; broken: readonly Read[] }> {
  const answers = new Map<Read, unknown>()
  const broken: Read[] = []
  let calls = searchCallsMax

  async function readPart(part: readonly Read[]): Promise<void> {
    const given = await call(part)
    const suspects = part.filter((read, index) => {
      const { value, suspect = false } = given[index] ?? {}
      if (value !== undefined) answers.set(read, value)
      const isSuspect = value === undefined && suspect && part.length > 1
      if (value === undefined && !isSuspect) broken.push(read)
      return isSuspect
    })
    for (const half of halves(suspects)) {
      if (calls === 0) return
      calls -= 1
      await readPart(half)
    }
  }
  if (reads.length > 0) await readPart(reads)
  return { answers, broken }
}

function halves(reads: readonly Read[]): readonly (readonly Read[])[] {
  const middle = Math.ceil(reads.length / 2)
  return [reads.slice(0, middle), reads.slice(middle)].filter(({ length }) => length > 0)
}
