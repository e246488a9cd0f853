import type { Plugin } from 'vite'
import { accountRequest, answerAccount } from '../world/answerAccount.js'

/** Plays the host's server, for the scenes of an account: below `/foyer/empty/` one without NFTs and keys, below `/foyer/failing/` one that cannot read the history. */
export const fakeServer: Plugin = {
  name: 'account-server',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const { pathname, origin } = new URL(request.url ?? '/', `http://${request.headers.host}`)
      if (!pathname.startsWith('/foyer/')) return next()
      const { status, type, body } = own(pathname) ?? answerAccount(pathname, origin)
      response.writeHead(status, { 'content-type': type }).end(body)
    })
  },
}

function own(pathname: string) {
  const request = accountRequest(pathname)
  const type = 'application/json'
  if (pathname.startsWith('/foyer/empty/') && request === 'nfts')
    return { status: 200, type, body: JSON.stringify({ data: [], next: null }) }
  if (pathname.startsWith('/foyer/empty/') && request === 'sessions')
    return { status: 200, type, body: '[]' }
  if (pathname.startsWith('/foyer/failing/') && request === 'history')
    return { status: 500, type, body: '{}' }
  return undefined
}
