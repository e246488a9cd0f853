import type { Logger } from 'pino'
import { describeError } from '../errors/describeError.js'

/** The error when the store of messages is out of reach; the thrower logs it once. */
export function unavailable(text: string, cause?: unknown): Error {
  const error = new Error(text, { cause })
  return Object.assign(error, { isUnavailable: true })
}

export const isUnavailable = (error: unknown) => error instanceof Error && 'isUnavailable' in error

/**
 * Watches questions to the database: the first that fails is logged, and the first that is answered again.
 *
 * @throws that it is unavailable
 */
export function createOutage(log: Logger) {
  let failing = false
  return async <answer>(question: () => Promise<answer>): Promise<answer> => {
    try {
      const answer = await question()
      if (failing) log.info('The database answers again: the relay takes messages')
      failing = false
      return answer
    } catch (error) {
      const text = 'The database does not answer: the relay refuses messages'
      if (!failing) log.error(describeError(error), text)
      failing = true
      throw unavailable('The database does not answer', error)
    }
  }
}
