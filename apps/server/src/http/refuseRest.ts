import type { Env, Hono } from 'hono'
import { describeError } from '../errors/describeError.js'
import { HttpError } from '../errors/HttpError.js'
import { refusal } from './refusal.js'
import type { Serving } from './Serving.js'

/** Answers what has no route, and what failed. Of an error that is no refusal, and of the cause of one, the log alone hears. */
export function refuseRest<env extends Env>(hono: Hono<env>, { log }: Pick<Serving, 'log'>): void {
  hono.notFound(() => refusal(new HttpError(404, 'not_found', 'There is nothing of this name.')))
  hono.onError((error, context) => {
    const fault = error instanceof HttpError ? error.cause : error
    if (fault !== undefined) log.error(describeError(fault), 'A request failed')
    const answer = refusal(error)
    for (const [name, value] of answer.headers) context.res.headers.set(name, value)
    return new Response(answer.body, { status: answer.status, headers: context.res.headers })
  })
}
