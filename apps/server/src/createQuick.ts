import { getWallets, resolveName, sendEvent } from '@foyer/protocol/api'
import type { Address, Hex } from 'viem'
import { keepEvent } from './events/keepEvent.js'
import { checkAnswer } from './http/checkAnswer.js'
import { createRequestCount } from './http/countRequest.js'
import { parseInput } from './http/parseInput.js'
import { preparedParts } from './http/preparedParts.js'
import type { Quick } from './http/Quick.js'
import { quickCall } from './http/quickCall.js'
import { quickly } from './http/quickly.js'
import { quickParams } from './http/quickParams.js'
import { parseBody } from './http/readBody.js'
import { readIncoming } from './http/readIncoming.js'
import { jsonHeaders } from './http/respond.js'
import type { Services } from './Services.js'
import { writeExact } from './services/exactJson.js'

/**
 * Answers what pages and clients of ENS ask most without the objects of a route. A page of wallets costs little more than to send it then. Of events many
 * wait for the database at once, and what each of them holds meanwhile is copied with every collection of garbage: that was a third
 * of what an event takes.
 */
export function createQuick(services: Services): Quick {
  const { walletList } = services
  const parts = { ...services, count: createRequestCount(services) }

  const events = quickly(
    parts,
    sendEvent,
    quickCall(services, sendEvent),
    async ({ address, project }, request) => {
      const body = parseBody(await readIncoming(request))
      await keepEvent(services, parseInput(sendEvent.input.body, body, 'body'), {
        address,
        project,
      })
      return nothing
    },
  )
  const wallets = quickly(
    parts,
    getWallets,
    quickCall(services, getWallets),
    ({ query }, { headers }) => preparedParts(walletList(query), headers),
  )
  const { gateway } = services.names
  const names =
    gateway &&
    quickly(parts, resolveName, quickParams(services, resolveName), async ({ params }) => {
      const data = await gateway.answer(params.sender as Address, params.data as Hex)
      return { ...nothing, body: writeExact(checkAnswer(resolveName, { data })) }
    })
  return (request, response) =>
    events(request, response) || wallets(request, response) || names?.(request, response) === true
}

const nothing = { status: 200, headers: jsonHeaders, body: '{}' }
