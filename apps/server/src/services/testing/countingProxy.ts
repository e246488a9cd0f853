import { startStandIn } from '../../testing/startStandIn.js'

/** A node in front of a node, which counts what is asked. */
export async function countingProxy(target: string) {
  const methods: string[] = []
  let broken = false
  const { url, stop } = await startStandIn(async (body, _, response) => {
    for (const { method } of [JSON.parse(body)].flat()) methods.push(method)
    if (broken) return response.writeHead(503).end()
    const headers = { 'content-type': 'application/json' }
    const given = await fetch(target, { method: 'POST', headers, body })
    return response.writeHead(given.status, headers).end(await given.text())
  })
  return {
    url,
    /** Calls since this was asked last; not those by which the server finds out what node this is. */
    take: () => methods.splice(0).filter((method) => method !== 'eth_chainId'),
    breakDown(on: boolean) {
      broken = on
    },
    stop,
  }
}
