import { pause } from '@foyer/protocol'
import { isOvertaken } from './refusal.js'

const roundsMax = 5
const pauseMs = 40

/**
 * Runs a read and the write that follows it, again when another writer came between. Two that do so at once wait for different times, else
 * they could overtake each other for ever.
 */
export async function readAgain<value>(run: () => Promise<value>): Promise<value> {
  for (let round = 1; ; round += 1) {
    try {
      return await run()
    } catch (error) {
      if (round === roundsMax || !isOvertaken(error)) throw error
    }
    await pause(Math.random() * round * pauseMs)
  }
}
