import type { Action } from '../../requests/Action.js'
import type { Verdict } from '../Approval.js'
import type { ApprovalWorld } from '../ApprovalWorld.js'
import { emptyFacts } from '../facts/emptyFacts.js'
import { gather } from '../facts/gather.js'
import { receiversOf } from '../facts/receiversOf.js'
import type { Way, Where } from '../screen/Answering.js'
import { seesCovers } from '../screen/createLock.js'
import { mountScreen } from '../screen/mountScreen.js'
import type { Scene } from '../screen/Scene.js'
import { en } from '../texts/en.js'
import { openWindow, type WalletWindow } from '../window/openWindow.js'

/** So long a failure stands there to be read; milliseconds. */
const failedShownMs = 30_000

/** What is drawn, and what the person does with it. One thing at a time. */
export type Stage = {
  /** How far the queue is. */
  setPlace(place: Scene['place']): void
  /** Rejects with the reason of `signal`. */
  ask(action: Action, signal: AbortSignal): Promise<Verdict>
  /** Does it, and shows how it goes. A failure is thrown on once the person has read it. */
  perform<value>(action: Action, act: () => Promise<value>): Promise<value>
}

/** Makes the stage of a frame. Arrives with the screens. */
export function createStage(world: ApprovalWorld): Stage {
  const screen = mountScreen(world.element)
  const window = world.element.ownerDocument.defaultView as Window & typeof globalThis
  const frame: Where = seesCovers(window) ? 'frame' : 'blindFrame'
  let scene: Scene | undefined
  let place = { at: 1, of: 1 }
  let other: WalletWindow | undefined
  let way: Way = 'offer'
  let answer: (verdict: Verdict) => void = () => undefined
  let close: () => void = () => undefined

  const draw = () => {
    if (!scene) return screen.clear()
    screen.show({
      scene,
      texts: en,
      theme: world.theme.now(),
      where: frame,
      way,
      onVerdict: (verdict) => answer(verdict),
      onClose: () => close(),
      onWindow: toWindow,
    })
    other?.show({ scene, theme: world.theme.now() })
  }
  const change = (part: Partial<Scene>) => {
    if (scene) scene = { ...scene, ...part }
    draw()
  }
  const leaveWindow = (next: Way = 'offer') => {
    other?.close()
    other = undefined
    way = next
  }
  const toWindow = () => {
    if (other) return other.focus()
    other = openWindow({
      window,
      url: world.windowUrl,
      onVerdict: (id, verdict) => {
        if (id === scene?.action.id) answer(verdict)
      },
      onClose: () => close(),
      onGone(why) {
        leaveWindow(why === 'closed' ? 'offer' : 'blocked')
        draw()
      },
    })
    way = other ? 'open' : 'blocked'
    draw()
  }
  world.theme.onChange(draw)

  return {
    setPlace(next) {
      place = next
      change({ place })
    },
    ask(action, signal) {
      const stop = new AbortController()
      scene = {
        ...{ action, place, app: world.app(), stage: { is: 'asking' } },
        facts: emptyFacts(action, Math.floor(Date.now() / 1000)),
      }
      draw()
      void gather(action, world, {
        signal: stop.signal,
        // Late facts of another request are nobody's.
        onFacts: (facts) => {
          if (scene?.action === action && !stop.signal.aborted) change({ facts })
        },
      })
      return new Promise<Verdict>((resolve, reject) => {
        answer = (verdict) => {
          if (scene?.action === action && !signal.aborted) resolve(verdict)
        }
        signal.addEventListener('abort', () => reject(signal.reason))
        if (signal.aborted) reject(signal.reason)
      })
        .then(
          (verdict) => {
            if (verdict === 'rejected') end()
            return verdict
          },
          (error) => {
            end()
            throw error
          },
        )
        .finally(() => {
          answer = () => undefined
          stop.abort()
        })
    },
    async perform(action, act) {
      change({ stage: { is: 'working' } })
      try {
        const value = await act()
        await world.payees.add(action.account.address, receiversOf(action)).catch(() => undefined)
        change({ stage: { is: 'done' } })
        leaveWindow()
        return value
      } catch (error) {
        await new Promise<void>((resolve) => {
          close = resolve
          // Who asked hears of it in any case.
          window.setTimeout(resolve, failedShownMs)
          change({ stage: { is: 'failed', reason: world.describe(error) } })
        })
        end()
        throw error
      }
    },
  }

  function end() {
    leaveWindow()
    scene = undefined
    draw()
  }
}
