import { hash } from 'node:crypto'
import { constants, gzipSync } from 'node:zlib'
import type { Endpoint } from '@foyer/protocol/api'
import QuickLRU from 'quick-lru'
import type * as v from 'valibot'
import { writeExact } from '../services/exactJson.js'
import { checkAnswer } from './checkAnswer.js'
import { type PreparedAnswer, toPreparedAnswer } from './PreparedAnswer.js'

/** As many answers are kept, up to twice as many for moments. Invented questions push out only what is written anew at once. */
const keptMax = 64

/**
 * Answers a call whose answers never change: each is checked, written and packed when it is asked for first.
 *
 * @param answerOf gives the same answer to the same question for as long as the process lives
 */
export function createPrepared<one extends Endpoint, question>(
  endpoint: one,
  answerOf: (question: question) => v.InferInput<one['output']>,
): (question: question) => PreparedAnswer {
  const kept = new QuickLRU<string, PreparedAnswer>({ maxSize: keptMax })
  return (question) => {
    const key = JSON.stringify(question)
    const known = kept.get(key)
    if (known) return known
    const made = prepare(writeExact(checkAnswer(endpoint, answerOf(question))))
    kept.set(key, made)
    return made
  }
}

function prepare(text: string): PreparedAnswer {
  const bytes = new Uint8Array(Buffer.from(text))
  return toPreparedAnswer({
    bytes,
    packed: new Uint8Array(gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })),
    etag: `W/"${hash('sha256', text)}"`,
  })
}
