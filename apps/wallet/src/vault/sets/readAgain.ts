import { isOvertaken } from './refusal.js'

const roundsMax = 4

/** Runs what reads and then writes again when somebody wrote between. Each round is over once somebody else's has succeeded. */
export async function readAgain<value>(run: () => Promise<value>): Promise<value> {
  for (let round = 1; ; round += 1) {
    try {
      return await run()
    } catch (error) {
      if (round === roundsMax || !isOvertaken(error)) throw error
    }
  }
}
