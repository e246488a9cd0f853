import type { Client } from '../Client.js'
import { waitForDevice } from '../embedded/waitForDevice.js'
import { enterWallet } from './enterWallet.js'
import { runLogin } from './runLogin.js'

/** Waits, for the view EmailVerifyDevice, until this browser is approved by the link of the second mail, and connects the wallet. */
export function awaitDevice(client: Client): void {
  runLogin(client, 'EmailVerifyDevice', async () => {
    await waitForDevice(client)
    await enterWallet(client, 'email')
  })
}
