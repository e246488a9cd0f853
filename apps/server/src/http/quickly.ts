import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Endpoint } from '@foyer/protocol/api'
import { describeError } from '../errors/describeError.js'
import { HttpError } from '../errors/HttpError.js'
import type { Project } from '../projects/Project.js'
import { corsHeaders } from './cors.js'
import type { createRequestCount } from './countRequest.js'
import { noteAnswer } from './observe.js'
import type { Quick } from './Quick.js'
import type { QuickCaller } from './quickCaller.js'
import { refusal } from './refusal.js'
import type { Serving } from './Serving.js'
import { secureValues } from './secureHeaders.js'

/** What is sent besides what all answers to pages carry. */
type QuickAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | null
}

/** Answers the ordinary requests to a call, counted, noted and refused as by its route. The rest is the route's. */
export function quickly<call extends QuickCaller>(
  { count, ...services }: quickly.Parts,
  { method, path: route }: Endpoint,
  recognise: quickly.Recognise<call>,
  answerTo: (call: call, request: IncomingMessage) => quickly.Answering,
): Quick {
  const { now } = services

  return (request, response) => {
    const call = recognise(request)
    if (!call) return false
    const began = now()
    const { address, origin, project } = call
    const send = (answer: QuickAnswer) => {
      write(response, origin, answer)
      const { status } = answer
      noteAnswer(services, { method, route, status, began, project: project?.id })
    }
    const refuse = async (error: unknown) => {
      // What is not read would be taken for the next request.
      request.resume()
      const fault = error instanceof HttpError ? error.cause : error
      if (fault !== undefined) services.log.error(describeError(fault), 'A request failed')
      const { headers, status, ...refused } = await partsOf(refusal(error))
      send({ ...refused, status, headers })
    }
    // One frame for all of it: what each of many requests holds while it waits is copied with every collection of garbage.
    const answer = async () => {
      try {
        await count(address, project)
        send(await answerTo(call, request))
      } catch (error) {
        await refuse(error)
      }
    }
    answer().catch(() => response.destroy())
    return true
  }
}

export declare namespace quickly {
  type Parts = Pick<Serving, 'log' | 'metrics' | 'now'> & {
    count: ReturnType<typeof createRequestCount>
  }
  /** Nothing for what is the route's: `quickCall` of a project's calls, `quickParams` of those of no project. */
  type Recognise<call extends QuickCaller> = (
    request: IncomingMessage,
  ) => (call & { readonly project?: Project }) | undefined
  /** @throws what the route would */
  type Answering = QuickAnswer | Promise<QuickAnswer>
}

async function partsOf(refused: Response): Promise<QuickAnswer> {
  const { headers, status } = refused
  return { status, headers: Object.fromEntries(headers), body: await refused.text() }
}

function write(
  response: ServerResponse,
  origin: string | undefined,
  { body, headers, status }: QuickAnswer,
): void {
  const length = body !== null && { 'content-length': String(Buffer.byteLength(body)) }
  // Spread, they took five times as long: more than all else of a small answer.
  response.writeHead(status, Object.assign({}, secureValues, corsHeaders(origin), headers, length))
  response.end(body)
}
