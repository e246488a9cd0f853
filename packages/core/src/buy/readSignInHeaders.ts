import type { Client } from '../Client.js'
import { getSessionHeaders } from '../siwx/getSessionHeaders.js'
import { loadStore } from '../siwx/loadStore.js'

/**
 * The headers that show the host's server whose sign-in a call is of; none where nothing is signed in there. The sessions of another backend of the host are nothing to this
 * server: their headers stay away from it. Never rejects.
 */
export async function readSignInHeaders(
  client: Client,
  { path, method }: { path: string; method: string },
): Promise<Readonly<Record<string, string>>> {
  try {
    const store = await loadStore(client)
    if (!store.isOfServer) return {}
    const url = `${client.options.server}${path}`
    return await getSessionHeaders(client, { url, method })
  } catch {
    return {}
  }
}
