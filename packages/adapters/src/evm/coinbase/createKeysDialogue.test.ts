import { expect, test } from 'vitest'
import { createKeysDialogue } from './createKeysDialogue.js'

const origin = 'https://keys.example'
const stranger = { name: 'another window' }

function makeWindow(url: string, place: string) {
  const posted: { message: Record<string, unknown>; to: string }[] = []
  const self = {
    ...{ url, place, posted, closed: false },
    focused: 0,
    focus() {
      self.focused += 1
    },
    close() {
      self.closed = true
    },
    postMessage: (message: unknown, to: string) =>
      void posted.push({ message: message as Record<string, unknown>, to }),
  }
  return self
}

/** A page whose window says what the test has it say, and whose clock the test moves. */
function bench() {
  const target = new EventTarget()
  const life = new AbortController()
  const timers: (() => void)[] = []
  const windows: ReturnType<typeof makeWindow>[] = []
  let isBlocked = false
  const openWindow = (url: string, place: string) => {
    const window = makeWindow(url, place)
    windows.push(window)
    return window
  }
  const say = (data: unknown, from: object = {}) =>
    target.dispatchEvent(
      Object.assign(new Event('message'), { data, origin, source: windows.at(-1), ...from }),
    )
  const page = {
    location: { origin: 'https://shop.example', pathname: '/' },
    ...{ innerWidth: 1000, innerHeight: 800, screenX: 100, screenY: 50 },
    open: (url: string, _: string, place: string) => (isBlocked ? null : openWindow(url, place)),
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
  }
  const dialogue = createKeysDialogue({
    page: page as never,
    url: `${origin}/connect`,
    signal: life.signal,
    introduce: () => ({ version: '4.0.0' }),
    clock: {
      after(_, run) {
        timers.push(run)
        return () => void timers.splice(timers.indexOf(run), 1)
      },
    },
  })
  return {
    ...{ dialogue, say, windows },
    end: () => life.abort(),
    block: () => {
      isBlocked = true
    },
    /** A look at the window is due. */
    look: () => timers.shift()?.(),
    due: () => timers.length,
    load: () => say({ event: 'PopupLoaded', id: 'first' }),
    last() {
      const window = windows.at(-1)
      if (!window) throw new Error('No window was opened')
      return window
    },
  }
}

const settled = async (promise: Promise<unknown>) => {
  let is = false
  promise.then(
    () => {
      is = true
    },
    () => {
      is = true
    },
  )
  await new Promise((resolve) => setImmediate(resolve))
  return is
}

test('opens in the middle of the page, says who it is once, and gives back what is answered', async () => {
  const { dialogue, load, last, say } = bench()
  const asked = dialogue.postRequestAndWaitForResponse({ id: 'a' })
  expect(last()).toMatchObject({
    url: `${origin}/connect`,
    place: 'width=420,height=540,left=390,top=180',
  })
  load()
  load()
  await expect.poll(() => last().posted).toHaveLength(2)
  expect(last().posted).toEqual([
    { message: { requestId: 'first', data: { version: '4.0.0' } }, to: origin },
    { message: { id: 'a' }, to: origin },
  ])
  say({ requestId: 'b', data: 'another' })
  say({ requestId: 'a', data: 'answer' })
  expect(await asked).toEqual({ requestId: 'a', data: 'answer' })
})

test('only its own window on its own origin is heard', async () => {
  const { dialogue, load, last, say } = bench()
  const asked = dialogue.postRequestAndWaitForResponse({ id: 'a' })
  load()
  await expect.poll(() => last().posted).toHaveLength(2)
  say({ requestId: 'a', data: 'forged' }, { source: stranger })
  say({ requestId: 'a', data: 'forged' }, { source: null })
  say({ requestId: 'a', data: 'forged' }, { origin: 'https://evil.example' })
  say({ event: 'PopupUnload' }, { source: stranger })
  for (const nonsense of [undefined, null, 'a', 7, []]) say(nonsense)
  expect(await settled(asked)).toBe(false)
  say({ requestId: 'a', data: 'true' })
  expect(await asked).toMatchObject({ data: 'true' })
})

test('what the window said before it was closed counts, and what it did not say is declined', async () => {
  const { dialogue, load, last, look, say, due } = bench()
  const first = dialogue.postRequestAndWaitForResponse({ id: 'a' })
  load()
  const other = dialogue.onMessage(({ event }) => event === 'WalletLinkSessionRequest')
  const declined = expect(other).rejects.toMatchObject({ code: 4001 })
  await expect.poll(() => last().posted).toHaveLength(2)
  last().closed = true
  look()
  say({ requestId: 'a' })
  expect(await first).toEqual({ requestId: 'a' })
  look()
  await declined
  expect(due()).toBe(0)
})

test('two looks at a closed window decline everything, and leave no timer', async () => {
  const { dialogue, last, look, due } = bench()
  const asked = dialogue.postRequestAndWaitForResponse({ id: 'a' })
  const declined = expect(asked).rejects.toMatchObject({ code: 4001 })
  last().closed = true
  look()
  expect(await settled(asked)).toBe(false)
  look()
  await declined
  expect(due()).toBe(0)
})

test('nothing that was asked of one window is sent to the next', async () => {
  const { dialogue, load, last, windows } = bench()
  const given = dialogue.postRequestAndWaitForResponse({ id: 'given-up' })
  const declined = expect(given).rejects.toMatchObject({ code: 4001 })
  last().closed = true
  const meant = dialogue.postRequestAndWaitForResponse({ id: 'meant' })
  await declined
  load()
  await expect.poll(() => last().posted).toHaveLength(2)
  expect(windows).toHaveLength(2)
  expect(windows.flatMap(({ posted }) => posted.map(({ message }) => message.id))).toEqual([
    undefined,
    'meant',
  ])
  dialogue.disconnect()
  await expect(meant).rejects.toMatchObject({ code: 4001 })
})

test('an open window is brought to the front, and another request of it opens none', async () => {
  const { dialogue, load, last, windows } = bench()
  const both = ['a', 'b'].map((id) => dialogue.postRequestAndWaitForResponse({ id }))
  const ended = Promise.allSettled(both)
  load()
  await expect.poll(() => last().posted).toHaveLength(3)
  expect(windows).toHaveLength(1)
  expect(last().focused).toBeGreaterThan(1)
  await dialogue.postMessage({ event: 'WalletLinkUpdate' })
  expect(last().posted).toHaveLength(4)
  dialogue.disconnect()
  await ended
  await dialogue.postMessage({ event: 'WalletLinkUpdate' })
  expect(windows).toHaveLength(1)
})

test('a window that is blocked is said to be, to all who wait for it', async () => {
  const { dialogue, block, windows } = bench()
  block()
  const waiting = dialogue.onMessage(() => true)
  const ended = expect(waiting).rejects.toMatchObject({ code: 'popup_blocked' })
  const asked = dialogue.postRequestAndWaitForResponse({ id: 'a' })
  await expect(asked).rejects.toMatchObject({ code: 'popup_blocked' })
  await ended
  expect(windows).toEqual([])
})

test('the end of the client ends all of it, and opens no window after', async () => {
  const { dialogue, end, last, windows, due } = bench()
  const asked = dialogue.postRequestAndWaitForResponse({ id: 'a' })
  const ended = expect(asked).rejects.toMatchObject({ code: 'rpc_aborted' })
  end()
  await ended
  expect(last().closed).toBe(true)
  expect(due()).toBe(0)
  await expect(dialogue.waitForPopupLoaded()).rejects.toThrow()
  expect(windows).toHaveLength(1)
})
