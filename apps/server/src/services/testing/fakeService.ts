import type { IncomingHttpHeaders } from 'node:http'
import { startStandIn } from '../../testing/startStandIn.js'

/** A service that gives the answers it was given, and writes down its requests. */
export async function fakeService(
  answer: (path: string, body: string, headers: IncomingHttpHeaders) => unknown,
) {
  const asked: string[] = []
  const { url, stop } = await startStandIn(async (body, { headers, url: path = '' }, response) => {
    asked.push(path)
    const given = await answer(path, body, headers)
    if (given === undefined) return response.writeHead(500).end()
    return response.end(typeof given === 'string' ? given : JSON.stringify(given))
  })
  return { url, take: () => asked.splice(0), stop }
}
