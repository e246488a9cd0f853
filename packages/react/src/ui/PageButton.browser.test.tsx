import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { Theme } from '../theme/Theme.js'
import { PageButton } from './PageButton.js'
import { PageChip } from './PageChip.js'
import { PageHost } from './PageHost.js'
import { PageIcon } from './PageIcon.js'
import { ShadowHost } from './ShadowHost.js'

const buttons: Readonly<Record<string, ReactNode>> = {
  connect: <PageButton kind="connect">Connect</PageButton>,
  connecting: (
    <PageButton kind="connect" busy>
      Connecting
    </PageButton>
  ),
  disabled: (
    <PageButton kind="connect" disabled>
      Connect
    </PageButton>
  ),
  account: (
    <PageButton kind="account">
      <PageChip>0x7099…79C8</PageChip>
    </PageButton>
  ),
  wrong: (
    <PageButton kind="network" wrong>
      <PageIcon name="warning" />
    </PageButton>
  ),
}

/** What a button and its parts look like, with the sheets that `Host` gives it. */
async function lookOf(Host: typeof PageHost, theme: Theme, button: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(<Host theme={theme}>{button}</Host>)
  const drawn = () => place.firstElementChild?.shadowRoot?.querySelector('button')
  await expect.poll(drawn).toBeTruthy()
  const [first] = [drawn()].filter((one) => one instanceof HTMLElement)
  if (!first) throw new Error('There is no button.')
  const parts = [first, ...first.querySelectorAll('*')]
  const styles = parts.flatMap((part) =>
    [undefined, '::before', '::after'].map((pseudo) => [...entriesOf(part, pseudo)]),
  )
  first.focus()
  return [...styles, [...entriesOf(first)].filter(([name]) => name.startsWith('outline'))]
}

/** Takes the pointer to a corner, wherever another test left it: what is hovered looks otherwise. */
async function leaveAlone() {
  const corner = document.body.appendChild(document.createElement('i'))
  Object.assign(corner.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    inlineSize: '4px',
    blockSize: '4px',
  })
  onTestFinished(() => corner.remove())
  await userEvent.hover(corner)
}

/** Every property that the browser computes, but for the names of what the sheets declare. */
function* entriesOf(part: Element, pseudo?: string) {
  const style = getComputedStyle(part, pseudo)
  for (const name of style)
    if (!name.startsWith('--')) yield [name, style.getPropertyValue(name)] as const
}

for (const mode of ['dark', 'light'] as const)
  for (const variables of [
    {},
    { '--foyer-accent': '#0a7', '--foyer-color-mix': '#00f', '--foyer-color-mix-strength': 20 },
  ])
    test.each(Object.entries(buttons))(
      `%s looks the same before the modal’s sheets are here: ${mode}, ${JSON.stringify(variables)}`,
      async (_, button) => {
        const theme = { mode, variables }
        await leaveAlone()
        const early = await lookOf(PageHost, theme, button)
        expect(early.flat().length).toBeGreaterThan(300)
        expect(early).toEqual(await lookOf(ShadowHost, theme, button))
      },
    )
