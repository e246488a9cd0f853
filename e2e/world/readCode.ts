import type { Visit } from './createVisit.js'
import { scan } from './scan.js'
import { settled } from './settled.js'

/** From the button to the code, as a camera reads it. */
export async function codeOf(visit: Visit): Promise<string> {
  await visit.open()
  await visit.pick('WalletConnect')
  return readCode(visit)
}

/** The code that is on the screen. */
export async function readCode(visit: Visit): Promise<string> {
  const code = visit.dialog.getByTestId('pairing-code')
  await code.getByRole('img').waitFor()
  await settled(visit)
  return (await scan(code)) ?? 'no code'
}
