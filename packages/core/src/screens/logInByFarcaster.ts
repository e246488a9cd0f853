import type { Client } from '../Client.js'
import { connectFarcaster } from '../embedded/connectFarcaster.js'
import { getFarcasterUrl } from '../embedded/getFarcasterUrl.js'
import { continueLogin } from './continueLogin.js'
import { runLogin } from './runLogin.js'

/** Logs in for the view ConnectingFarcaster: `embedded.farcasterUrl` of the state is the link to scan or open. */
export function logInByFarcaster(client: Client): void {
  runLogin(client, 'ConnectingFarcaster', async (report) => {
    await getFarcasterUrl(client)
    const step = await connectFarcaster(client)
    report({ isApproved: true })
    await continueLogin(client, { step, email: '', provider: 'farcaster' })
  })
}
