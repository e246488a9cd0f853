import { sendEvent } from '@foyer/protocol/api'
import { keepEvent } from './events/keepEvent.js'
import { answerQuickly, refuseQuickly } from './http/answerQuickly.js'
import { createRequestCount } from './http/countRequest.js'
import { noteAnswer } from './http/observe.js'
import { parseInput } from './http/parseInput.js'
import type { Quick } from './http/Quick.js'
import { quickCall } from './http/quickCall.js'
import { parseBody } from './http/readBody.js'
import { readIncoming } from './http/readIncoming.js'
import type { Services } from './Services.js'

/**
 * Takes the events of pages without the objects of a route. Many wait for the database at once, and what each of them holds meanwhile
 * is copied with every collection of garbage: that was a third of what an event takes.
 */
export function quickEvents(services: Services): Quick {
  const { now } = services
  const count = createRequestCount(services)
  const { method, path: route, input } = sendEvent

  return (request, response) => {
    const call = quickCall(services, sendEvent, request)
    if (!call) return false
    const began = now()
    const { address, origin, project } = call
    const note = (status: number) =>
      noteAnswer(services, { method, route, status, began, project: project.id })
    const answer = () => {
      answerQuickly(response, origin, '{}')
      note(200)
    }
    const refuse = (error: unknown) => {
      // What is not read would be taken for the next request.
      request.resume()
      return refuseQuickly(response, origin, error, services).then(note)
    }
    const take = async (text: string) => {
      const body = parseInput(input.body, parseBody(text), 'body')
      await keepEvent(services, body, { address, project })
    }
    count(address, project)
      .then(() => readIncoming(request))
      .then(take)
      .then(answer)
      .catch(refuse)
      .catch(() => response.destroy())
    return true
  }
}
