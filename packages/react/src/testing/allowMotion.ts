import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

/** The browser of the tests prefers reduced motion; until the test ends, it does not. */
export async function allowMotion(): Promise<void> {
  const prefer = async (value: string) => {
    await cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value }],
    })
  }
  onTestFinished(() => prefer('reduce'))
  await prefer('no-preference')
}
