import type { Plugin } from 'vite'
import { answerAccount } from '../world/answerAccount.js'

/** Plays the host's server, for the scenes of an account. */
export const fakeServer: Plugin = {
  name: 'account-server',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`)
      if (!pathname.startsWith('/foyer/')) return next()
      const { status, type, body } = answerAccount(pathname, origin)
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  },
}
