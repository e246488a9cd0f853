import type { Client } from '../Client.js'

/** See `readSignInHeaders`, whose code is loaded where the host wants sign-ins. */
export async function signInHeaders(
  client: Client,
  call: { path: string; method: string },
): Promise<Readonly<Record<string, string>>> {
  if (!client.options.siwx) return {}
  try {
    const { readSignInHeaders } = await import('./readSignInHeaders.js')
    return await readSignInHeaders(client, call)
  } catch {
    // Its code did not load. A purchase goes on without.
    return {}
  }
}
