import { closeModal, connect, openModal } from '@foyer/core'
import { fakeConnector } from '@foyer/core/testing'
import { onceIdle } from '@foyer/protocol'
import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FoyerProvider } from '../FoyerProvider.js'
import { answerFrame } from '../testing/answerFrame.js'
import { answerServer } from '../testing/answerServer.js'
import { drawPage } from '../testing/drawPage.js'
import { focusedName } from '../testing/focusedName.js'
import { pageClient } from '../testing/pageClient.js'
import { windowWith } from '../testing/windowWith.js'
import { ConnectButton } from '../widgets/ConnectButton.js'

const modal = () => document.querySelector('foyer-modal')
const row = () =>
  [...(modal()?.shadowRoot?.querySelectorAll('button') ?? [])].find(({ textContent }) =>
    textContent.includes('Kestrel'),
  )
const opener = () => page.getByRole('button', { name: 'Connect Wallet' })
const idle = () => new Promise<void>((resolve) => onceIdle(window, resolve, 500))
const settled = async () => {
  for (let times = 0; times < 8; times += 1) await idle()
}

/** The pointer of the test before may stand where this one draws its button. */
const leaveButton = () =>
  userEvent.hover(document.documentElement, { position: { x: 900, y: 700 } })

/** A page with a button, which the pointer is not over. */
async function buttonPage(options: pageClient.Options = {}) {
  await leaveButton()
  const made = pageClient(options)
  return { ...made, ...drawPage(made.client, <ConnectButton />) }
}

/** A page with a button, which the pointer is not over, and its modal rendered ahead. */
async function readyPage(options: pageClient.Options = {}) {
  await leaveButton()
  const made = pageClient(options)
  const drawn = drawPage(
    made.client,
    <>
      <ConnectButton />
      <button type="button">Of the page</button>
    </>,
  )
  await expect.poll(row).toBeDefined()
  return { ...made, ...drawn }
}

test('the view is laid out ahead, and neither keyboard, readers nor find-in-page come to it', async () => {
  await readyPage()
  expect(row()?.getBoundingClientRect().height).toBeGreaterThan(0)
  expect(row()?.checkVisibility({ visibilityProperty: true })).toBe(false)
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(page.getByTestId('modal').query()).toBeNull()
  expect(page.getByRole('button', { name: 'Kestrel' }).query()).toBeNull()
  expect(find('Kestrel')).toBe(false)
  const stops = new Set<string | undefined>()
  for (let times = 0; times < 6; times += 1) {
    await userEvent.tab()
    stops.add(document.activeElement?.localName)
  }
  expect(stops).toContain('foyer-connect-button')
  expect(stops).not.toContain('foyer-modal')
  row()?.focus()
  expect(document.activeElement?.localName).not.toBe('foyer-modal')
  const { width, height } = document.documentElement.getBoundingClientRect()
  expect(document.elementFromPoint(width / 2, height / 2)?.localName).not.toBe('foyer-modal')
  await opener().click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  expect(find('Kestrel')).toBe(true)
})

test('the pointer on the button fetches what the press on a wallet needs, and nothing before it does', async () => {
  const { client, adapter } = await readyPage()
  await settled()
  expect(client.handles.arrived.has('ConnectingExternal')).toBe(false)
  expect(adapter.calls).not.toContain('prepare')
  await opener().hover()
  await expect.poll(() => client.handles.arrived.has('ConnectingExternal')).toBe(true)
  expect(adapter.calls).toContain('prepare')
})

test('with every feature on, nothing is requested, framed or stored before the press', async () => {
  const { server, requested } = answerServer()
  const { embeddedWalletUrl } = answerFrame({})
  const sockets: string[] = []
  const { WebSocket } = globalThis
  onTestFinished(() => void Object.assign(globalThis, { WebSocket }))
  globalThis.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      sockets.push(String(url))
      super(url, protocols)
    }
  }
  performance.clearResourceTimings()
  const isPictured = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/heron.png'))
  const { client, adapter } = await readyPage({
    server,
    embeddedWalletUrl,
    relayUrl: 'ws://relay.example',
    features: { email: true, socials: ['google'] },
    connectorImages: { 'test.kestrel': `${location.origin}/heron.png` },
    // An installed app, which has the frame before a login is pressed.
    window: windowWith({
      matchMedia: (query: string) =>
        window.matchMedia(query === '(display-mode: standalone)' ? 'all' : query),
    }),
  })
  await expect.poll(() => modal()?.shadowRoot?.querySelector('input')).toBeTruthy()
  await settled()
  expect(requested).toEqual([])
  expect(sockets).toEqual([])
  expect(document.querySelector('iframe')).toBeNull()
  expect(isPictured()).toBe(false)
  expect(client.stored.length).toBe(0)
  expect(adapter.calls.filter((call) => /^(connect|reconnect|prepare)/.test(call))).toEqual([])
  await opener().click()
  await expect.poll(() => requested).toContain('config')
  await expect.poll(isPictured).toBe(true)
})

test('no region for readers is there before the first opening', async () => {
  await readyPage()
  expect(page.getByRole('status').query()).toBeNull()
  await opener().click()
  await expect
    .poll(() => document.querySelector('foyer-outcome')?.shadowRoot?.querySelector('[role=status]'))
    .toBeTruthy()
})

test('a press shows what is there in the same frame, and lays out nothing by itself', async () => {
  await readyPage()
  const reads = countReads()
  const element = document
    .querySelector('foyer-connect-button')
    ?.shadowRoot?.querySelector('button')
  element?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: 1 }))
  await Promise.resolve()
  expect(modal()?.hasAttribute('data-shut')).toBe(false)
  expect(row()?.checkVisibility({ visibilityProperty: true })).toBe(true)
  await new Promise(requestAnimationFrame)
  expect(reads).toEqual([])
  await expect.poll(focusedName).toContain('Kestrel')
})

test('the view is rendered ahead once, and once more by the press', async () => {
  await leaveButton()
  const { client } = pageClient()
  const phases: string[] = []
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  root.render(
    <Profiler id="page" onRender={(_, phase) => modal() && phases.push(phase)}>
      <FoyerProvider client={client}>
        <ConnectButton />
      </FoyerProvider>
    </Profiler>,
  )
  await expect.poll(row).toBeDefined()
  await settled()
  expect(phases).toEqual(['update'])
  openModal(client)
  await settled()
  expect(row()?.checkVisibility({ visibilityProperty: true })).toBe(true)
  expect(phases).toEqual(['update', 'update'])
})

test('what logs in beside the wallets is rendered again neither by the press nor for another wallet', async () => {
  const { embeddedWalletUrl } = answerFrame({})
  const { client, adapter } = await readyPage({ embeddedWalletUrl, features: { email: true } })
  const field = () => modal()?.shadowRoot?.querySelector('input')
  await expect.poll(field).toBeTruthy()
  await settled()
  const before = renderingOf(field())
  openModal(client)
  await expect.element(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  expect(renderingOf(field())).toBe(before)
  adapter.emitter().wallets([fakeConnector(), fakeConnector({ id: 'test.heron', name: 'Heron' })])
  await expect.element(page.getByRole('button', { name: 'Heron' })).toBeVisible()
  expect(renderingOf(field())).toBe(before)
})

test('a page that removed what was rendered ahead has the modal at the press all the same', async () => {
  await readyPage()
  modal()?.remove()
  await opener().click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(row).toBeDefined()
})

test('what was typed and scrolled is not in the next opening', async () => {
  const { embeddedWalletUrl } = answerFrame({})
  await readyPage({ embeddedWalletUrl, features: { email: true, socials: false } })
  await opener().click()
  const field = page.getByRole('textbox', { name: 'Email' })
  await field.fill('juno@example.org')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => modal()?.hasAttribute('data-shut')).toBe(true)
  await expect.poll(() => modal()?.shadowRoot?.querySelector('input')?.value).toBe('')
  await opener().click()
  await expect.element(field).toHaveValue('')
})

test('a picture is fetched when it is shown first, and stands in what is rendered ahead from then on', async () => {
  const picture = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'], {
    type: 'image/svg+xml',
  })
  const imageUrl = URL.createObjectURL(picture)
  await readyPage({ wallet: { connectors: [{ ...fakeConnector(), imageUrl }] } })
  const source = () => row()?.querySelector('img')?.getAttribute('src')
  expect(source()).toBeNull()
  await opener().click()
  await expect.poll(() => row()?.querySelector('img')?.dataset.loaded).toBe('')
  expect(source()).toBe(imageUrl)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => modal()?.hasAttribute('data-shut')).toBe(true)
  await expect.poll(source).toBe(imageUrl)
})

/** A key on the page's button, in this very turn: what drives the browser takes longer than the modal needs to rest. */
function press(key: string) {
  const event = new KeyboardEvent('keydown', {
    ...{ key, bubbles: true, composed: true, cancelable: true },
  })
  document.querySelector('foyer-connect-button')?.dispatchEvent(event)
  return event
}

test('keys that come before the focus are the modal’s', async () => {
  const { client } = await readyPage()
  openModal(client)
  await Promise.resolve()
  expect(press('Enter').defaultPrevented).toBe(true)
  expect(press('Tab').defaultPrevented).toBe(true)
  expect(modal()?.matches(':focus-within')).toBe(true)
  // The focus is inside: what it is on is pressed.
  expect(press('Enter').defaultPrevented).toBe(false)
  press('Escape')
  expect(client.store.getState().modal.open).toBe(false)
})

test('a double click on the opener opens', async () => {
  const { client } = await readyPage()
  await opener().dblClick()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await settled()
  expect(client.store.getState().modal.open).toBe(true)
})

test('the page comes out of reach when the modal rests, and is given back as it was', async () => {
  await readyPage()
  const main = document.querySelector('main')
  await opener().click()
  await expect.poll(() => main?.inert).toBe(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await expect.poll(focusedName).toBe('Connect Wallet')
  expect(main?.hasAttribute('inert')).toBe(false)
  expect(document.documentElement.hasAttribute('style')).toBe(false)
})

test('closed before it rests, the modal never touched the page', async () => {
  const { client } = await readyPage()
  const main = document.querySelector('main')
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  for (const element of [main, document.documentElement])
    if (element) observer.observe(element, { attributes: true })
  openModal(client)
  await Promise.resolve()
  press('Escape')
  expect(client.store.getState().modal.open).toBe(false)
  await settled()
  expect(changes).toEqual([])
})

test('another view than the first takes nothing of what was rendered ahead', async () => {
  const { client } = await readyPage()
  openModal(client, { view: { name: 'WhatIsAWallet' } })
  await expect.element(page.getByRole('dialog', { name: 'What is a wallet?' })).toBeVisible()
  expect(row()).toBeUndefined()
})

test('a page that takes the element out has it back with the next opening, and closing is no fault', async () => {
  const { client, errors } = await readyPage()
  modal()?.remove()
  await openModal(client)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  modal()?.remove()
  closeModal(client)
  await expect.poll(row).toBeDefined()
  await openModal(client)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(errors).toEqual([])
})

test('a connected visitor has nothing rendered ahead', async () => {
  const { client } = await readyPage()
  await connect(client, { connectorId: 'test.kestrel', namespace: 'eip155' })
  await expect.poll(modal).toBeNull()
  await settled()
  expect(modal()).toBeNull()
})

test.each([
  ['data are to be saved', { saveData: true, effectiveType: '4g' }],
  ['the line is slow', { saveData: false, effectiveType: '3g' }],
])('nothing is fetched ahead where %s, and the press opens', async (_, connection) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const { client } = await buttonPage()
  await settled()
  expect(client.handles.arrived.size).toBe(0)
  expect(client.handles.wake).toBeDefined()
  await opener().click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
})

test('nothing is fetched before the page is seen', async () => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'))
  const { client } = await buttonPage()
  await settled()
  expect(client.handles.arrived.size).toBe(0)
  Reflect.deleteProperty(document, 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(row).toBeDefined()
})

test('`intent` fetches when the pointer comes, and asks no server; `none` waits for the press', async () => {
  const { server, requested } = answerServer()
  const { client, unmount } = await buttonPage({ prefetch: 'intent', server })
  await settled()
  expect(client.handles.arrived.size).toBe(0)
  await opener().hover()
  await expect.poll(() => client.handles.arrived.has('Modal')).toBe(true)
  // The press on a wallet is near then, too.
  await expect.poll(() => client.handles.arrived.has('ConnectingExternal')).toBe(true)
  await settled()
  expect(requested).toEqual([])
  expect(modal()).toBeNull()
  unmount()
  const other = (await buttonPage({ prefetch: 'none' })).client
  await opener().hover()
  await settled()
  expect(other.handles.arrived.size).toBe(0)
  await opener().click()
  await expect.element(page.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
})

/** Notes each read that has the browser lay out the page, until the test ends. */
function countReads(): string[] {
  const reads: string[] = []
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const given = Object.getOwnPropertyDescriptor(owner, name)
      if (!given) throw new Error(`There is no ${name}`)
      onTestFinished(() => void Object.defineProperty(owner, name, given))
      const { get, value } = given
      const note = (of: unknown) => {
        if (of instanceof Element && of.localName.startsWith('vitest')) return
        reads.push(name)
      }
      Object.defineProperty(
        owner,
        name,
        get
          ? {
              ...given,
              get() {
                note(this)
                return get.call(this)
              },
            }
          : {
              ...given,
              value(...parameters: unknown[]) {
                note(this)
                return value.apply(this, parameters)
              },
            },
      )
    }
  }
  watch(HTMLElement.prototype, ['offsetHeight', 'offsetWidth', 'offsetTop', 'offsetLeft'])
  watch(Element.prototype, [
    'getClientRects',
    'getBoundingClientRect',
    'clientHeight',
    'clientWidth',
    'scrollHeight',
    'scrollWidth',
    'scrollTop',
  ])
  return reads
}

/** What React last gave an element, which is another with each time that its component is rendered. */
function renderingOf(element: Element | null | undefined): object {
  const [, given] =
    Object.entries(element ?? {}).find(([name]) => name.startsWith('__reactProps$')) ?? []
  if (!given) throw new Error('React has not rendered it')
  return given
}

declare global {
  function find(text: string): boolean
}
