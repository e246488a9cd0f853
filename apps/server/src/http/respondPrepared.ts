import type { Context } from 'hono'
import type { Variables } from './App.js'
import { wholeAnswer } from './carry.js'
import type { PreparedAnswer } from './PreparedAnswer.js'
import { preparedParts } from './preparedParts.js'

/** Sends a prepared answer as its client takes it. */
export function respondPrepared(
  prepared: PreparedAnswer,
  context: Context<{ Variables: Variables }>,
): Response {
  const { req } = context
  const { body, headers, status } = preparedParts(prepared, {
    'if-none-match': req.header('if-none-match'),
    'accept-encoding': req.header('accept-encoding'),
  })
  return wholeAnswer(context, body, headers, status)
}
