import type { App } from '../../http/App.js'
import { speechOf } from '../../http/speechOf.js'
import { describeCalls } from '../../openapi/describeCalls.js'
import { toOpenApi } from '../../openapi/toOpenApi.js'
import type { Speak } from '../../texts/createSpeak.js'
import { frontPage } from '../front/frontPage.js'
import { docsPage } from './docsPage.js'

/** The front page, and what the interface is: for people and for programs. */
export function docs({ hono, services, served }: App, speak: Speak): void {
  // Made when asked for: by then every route is known, and later none is added.
  const describe = once(() => describeCalls(served))
  const document = once(() => toOpenApi(describe()))

  hono.get('/', (context) => {
    const calls = describe()
    const enabled = calls.filter((call) => call.enabled).length
    const events = services.config.adminToken !== ''
    const speech = speechOf(context, speak)
    return context.html(frontPage(speech, { enabled, calls: calls.length, events }))
  })
  hono.get('/docs', (context) => {
    const { schemas } = document().components
    return context.html(docsPage(speechOf(context, speak), describe(), schemas))
  })
  // The document holds no secret, so that tools of other sites may read it.
  hono.get('/openapi.json', ({ json }) =>
    json(document(), 200, { 'access-control-allow-origin': '*' }),
  )
}

function once<value>(make: () => value): () => value {
  let made: { value: value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
