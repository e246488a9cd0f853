import { after } from '@foyer/protocol'
import type { Action } from '../../actions/Action.js'
import { seesCovers } from '../../lock/createSight.js'
import type { Spoken } from '../../texts/createSpeech.js'
import type { ScreenTexts } from '../../texts/ScreenTexts.js'
import { setLanguage } from '../../texts/setLanguage.js'
import type { PendingRequest } from '../Approval.js'
import type { ApprovalWorld } from '../ApprovalWorld.js'
import { emptyFacts } from '../assess/emptyFacts.js'
import { gather } from '../assess/gather.js'
import { receiversOf } from '../assess/receiversOf.js'
import type { Facts } from '../facts/Facts.js'
import { networkFacts } from '../facts/networkFacts.js'
import type { Answering, Where, WindowOffer } from '../screen/Answering.js'
import { mountScreen } from '../screen/mountScreen.js'
import type { Scene } from '../screen/Scene.js'
import { screenTexts } from '../screen/screenTexts.js'
import { createPasskeyCheck } from '../verify/createPasskeyCheck.js'
import { type ApprovalWindow, openWindow } from '../window/openWindow.js'
import { isForWindow } from './isForWindow.js'
import { type ApprovalAnswer, saidOf } from './saidOf.js'

/** So long a failure stands there to be read; milliseconds. */
const failedShownMs = 30_000

/** What is drawn, and the user's answer to it. One request at a time. */
export type Stage = {
  /** The language of what is shown from here on. */
  speak(spoken: Spoken): void
  /** How far the queue is. */
  setPlace(place: Scene['place']): void
  /** Rejects with the reason of `signal`, and as `making`. */
  prompt(
    pending: PendingRequest,
    making: Promise<Action>,
    signal: AbortSignal,
  ): Promise<ApprovalAnswer>
  /** Performs the action, and shows its progress. A failure is thrown on once the user has read it. */
  perform<value>(action: Action, act: () => Promise<value>): Promise<value>
}

/** Makes the stage of a frame. Arrives with the screens. */
export function createStage(world: ApprovalWorld): Stage {
  const screen = mountScreen(world.element)
  const window = world.element.ownerDocument.defaultView as Window & typeof globalThis
  const frame: Where = seesCovers(window) ? 'frame' : 'blindFrame'
  const checks = createPasskeyCheck(world.passkeys)
  let scene: Scene | undefined
  let texts: ScreenTexts | undefined
  let place = { at: 1, of: 1 }
  let other: ApprovalWindow | undefined
  let way: WindowOffer = 'offer'
  let answer: Answering['onVerdict'] = () => undefined
  /** What belongs into the window, the frame says no yes to. */
  const answerHere: Answering['onVerdict'] = (verdict, word) => {
    if (verdict === 'rejected') return answer(verdict, word)
    if (frame === 'frame' && !isForWindow(scene)) answer(verdict, word)
  }
  let close: () => void = () => undefined
  /** Aborts once what is asked is answered, or dropped. */
  let untilAnswered = new AbortController()

  const draw = () => {
    if (!scene || !texts) return screen.clear()
    screen.show({
      scene,
      texts,
      theme: world.theme.now(),
      where: frame,
      way,
      onVerdict: answerHere,
      onClose: () => close(),
      onWindow: toWindow,
      onSecurity: (page) => void toSecurity(page),
    })
    other?.show({ scene, theme: world.theme.now(), locale: texts.formats.locale })
  }
  const change = (part: Partial<Scene>) => {
    if (scene) scene = { ...scene, ...part }
    draw()
  }
  const leaveWindow = (next: WindowOffer = 'offer') => {
    other?.close()
    other = undefined
    way = next
  }
  const toWindow = () => {
    if (other) return other.focus()
    other = openWindow({
      window,
      url: world.windowUrl,
      onVerdict: (id, verdict, word) => {
        if (id === scene?.pending.id) answer(verdict, word)
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
  const seeLost = (pending: PendingRequest) => {
    world.isPasskeyLost().then(
      (isPasskeyLost) => scene?.pending === pending && change({ isPasskeyLost }),
      () => {},
    )
  }
  const toSecurity = async (page: 'security' | 'passkey') => {
    const pending = scene?.pending
    if (!pending) return
    await world.showSecurity(pending.origin, page, untilAnswered.signal).catch(() => undefined)
    seeLost(pending)
    // What was changed there counts for this request, too; what cannot be read lets nothing through.
    const check = await checks.begin().catch(() => 'unknown' as const)
    if (scene?.pending !== pending || scene.stage.is !== 'asking') return
    if (check === 'unknown') answer('rejected')
    else change({ check })
  }
  world.theme.onChange(draw)

  return {
    speak(spoken) {
      texts = screenTexts(spoken)
      setLanguage(world.element.ownerDocument, texts.formats)
    },
    setPlace(next) {
      place = next
      change({ place })
    },
    async prompt(pending, making, signal) {
      const stop = new AbortController()
      untilAnswered = stop
      // What arrives late, for another request, is dropped.
      const isShown = () => scene?.pending === pending && !stop.signal.aborted
      const fill = (action: Action) => {
        const show = (facts: Facts) => {
          if (isShown()) change({ ready: { action, facts } })
        }
        show(emptyFacts(action, Math.floor(Date.now() / 1000)))
        void gather(action, world, { signal: stop.signal, onFacts: show })
      }
      scene = {
        ...{ pending, place, app: world.app(), stage: { is: 'asking' } },
        ...{ ready: undefined, network: undefined },
      }
      draw()
      // A page without consent learns nothing of the account.
      if (pending.method !== 'connect') seeLost(pending)
      networkFacts(pending.network, world.chains, stop.signal).then(
        (network) => isShown() && change({ network }),
        () => {},
      )
      try {
        const said = await new Promise<ApprovalAnswer>((resolve, reject) => {
          // The rule belongs to the user, who is known once the request is ready.
          making
            .then(async (action) => {
              const check = await checks.begin()
              if (isShown()) change({ check })
              fill(action)
            })
            .catch(reject)
          const isOpen = () => isShown() && !signal.aborted
          answer = (verdict, word) => {
            const ready = scene?.ready
            const said = isOpen() && saidOf(verdict, ready)
            if (!said) return
            if (said.verdict === 'rejected' || !ready) return resolve(said)
            checks.passes(ready, scene?.check, word).then((isFine) => {
              if (!isOpen()) return
              if (isFine) resolve(said)
              else change({ isRefused: true })
            }, reject)
          }
          signal.addEventListener('abort', () => reject(signal.reason))
          if (signal.aborted) reject(signal.reason)
        })
        if (said.verdict === 'rejected') end()
        return said
      } catch (error) {
        end()
        throw error
      } finally {
        answer = () => undefined
        stop.abort()
      }
    },
    async perform(action, act) {
      change({ stage: { is: 'working' } })
      try {
        const value = await act()
        await world.payees
          .add(action.account.address, receiversOf(action, scene?.ready?.facts.holders))
          .catch(() => undefined)
        change({ stage: { is: 'done' } })
        leaveWindow()
        return value
      } catch (error) {
        await new Promise<void>((resolve) => {
          close = resolve
          // The caller gets the error in any case.
          after(failedShownMs, resolve)
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
