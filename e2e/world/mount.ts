import type { FoyerOptions, ViewEntry } from '@foyer/core'
import type { Fixture, MountHow } from '../fixture/fixture.js'
import type { PairingPlay } from '../fixture/playPairing.js'
import type { Visit } from './createVisit.js'

type Scope = { fixture: Fixture }

/** Makes a client of these options on the page of the suite, which has to be the visit's. `twice` puts a second provider inside, `beside` adds Solana. */
export async function mount(
  { page }: Visit,
  options: Partial<FoyerOptions> = {},
  pairing?: PairingPlay,
  how: MountHow = {},
): Promise<void> {
  await page.waitForFunction(() => 'fixture' in globalThis)
  await page.evaluate(
    ([given, played, more]) => (globalThis as unknown as Scope).fixture.mount(given, played, more),
    [options, pairing, how] as const,
  )
  await page.getByTestId('network-button').waitFor()
}

/** Puts the modal in places of the page's own, by their keys; those of before that are not named go. */
export async function showModals({ page }: Visit, places: readonly string[]): Promise<void> {
  await page.evaluate((keys) => (globalThis as unknown as Scope).fixture.show(false, keys), places)
}

/** Opens a view as the host may. */
export async function openView({ page, dialog }: Visit, view?: ViewEntry): Promise<void> {
  await page.evaluate((entry) => (globalThis as unknown as Scope).fixture.open(entry), view)
  await dialog.waitFor()
}

/** Makes the client read anew what it shows of accounts. */
export async function refresh({ page }: Visit): Promise<void> {
  await page.evaluate(() => (globalThis as unknown as Scope).fixture.refresh())
}

export async function setTheme({ page }: Visit, mode: 'dark' | 'light'): Promise<void> {
  await page.evaluate((theme) => (globalThis as unknown as Scope).fixture.setTheme(theme), mode)
}

/** Takes the widgets off the page, and ends the client. */
export async function unmount({ page }: Visit): Promise<void> {
  await page.evaluate(() => {
    const { fixture } = globalThis as unknown as Scope
    fixture.unmount()
    fixture.destroy()
  })
}
