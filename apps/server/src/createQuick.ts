import { getWallets, sendEvent } from '@foyer/protocol/api'
import { keepEvent } from './events/keepEvent.js'
import { createRequestCount } from './http/countRequest.js'
import { parseInput } from './http/parseInput.js'
import { preparedParts } from './http/preparedParts.js'
import type { Quick } from './http/Quick.js'
import { quickly } from './http/quickly.js'
import { parseBody } from './http/readBody.js'
import { readIncoming } from './http/readIncoming.js'
import { jsonHeaders } from './http/respond.js'
import type { Services } from './Services.js'

/**
 * Answers what pages ask most without the objects of a route. A page of wallets costs little more than to send it then. Of events many
 * wait for the database at once, and what each of them holds meanwhile is copied with every collection of garbage: that was a third
 * of what an event takes.
 */
export function createQuick(services: Services): Quick {
  const { walletList } = services
  const parts = { ...services, count: createRequestCount(services) }

  const events = quickly(parts, sendEvent, async ({ address, project }, request) => {
    const body = parseBody(await readIncoming(request))
    await keepEvent(services, parseInput(sendEvent.input.body, body, 'body'), { address, project })
    return nothing
  })
  const wallets = quickly(parts, getWallets, ({ query }, { headers }) =>
    preparedParts(walletList(query), headers),
  )
  return (request, response) => events(request, response) || wallets(request, response)
}

const nothing = { status: 200, headers: jsonHeaders, body: '{}' }
