import type { App } from '../../http/App.js'
import { describeCalls } from '../../openapi/describeCalls.js'
import { toOpenApi } from '../../openapi/toOpenApi.js'
import { frontPage } from '../front/frontPage.js'
import { docsPage } from './docsPage.js'

/** The front page, and what the interface is: for people and for programs. */
export function docs({ hono, services, served }: App): void {
  // Made when asked for: by then every route is known, and later none is added.
  const describe = once(() => describeCalls(served))
  const document = once(() => toOpenApi(describe()))
  const page = once(() => docsPage(describe(), document().components.schemas))

  hono.get('/', ({ html }) => {
    const calls = describe()
    const enabled = calls.filter((call) => call.enabled).length
    const events = services.config.adminToken !== ''
    return html(frontPage({ enabled, calls: calls.length, events }))
  })
  hono.get('/docs', ({ html }) => html(page()))
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
