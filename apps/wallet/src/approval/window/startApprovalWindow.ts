import type { Speech } from '../../texts/createSpeech.js'
import { setLanguage } from '../../texts/setLanguage.js'
import { mountScreen } from '../screen/mountScreen.js'
import { screenTexts } from '../screen/screenTexts.js'
import { mountLost } from './mountLost.js'
import { type FromWindow, type ToWindow, windowReady } from './ToWindow.js'

/**
 * Starts the wallet's window. It draws what the frame that opened it hands over, and reports the user's answers. The frame has to be of
 * this origin: the port is given to no other.
 */
export function startApprovalWindow({ element, speech }: startApprovalWindow.Parameters): void {
  const window = element.ownerDocument.defaultView as Window
  const opener = window.opener as Window | null
  if (!opener) {
    speech.wish(window.navigator.languages)
    void speech.load().then((spoken) => mountLost(element, screenTexts(spoken)))
    return
  }
  const { port1: port, port2: theirs } = new MessageChannel()
  const screen = mountScreen(element)
  const say = (message: FromWindow) => port.postMessage(message)
  let last: ToWindow | undefined
  const draw = async (drawn: ToWindow) => {
    last = drawn
    speech.wish([drawn.locale])
    const texts = screenTexts(await speech.load())
    // A language that had to be loaded is late: what came meanwhile is drawn.
    if (last !== drawn) return
    const { scene, theme } = drawn
    const { id } = scene.pending
    element.ownerDocument.title = texts.title
    setLanguage(element.ownerDocument, texts.formats)
    screen.show({
      scene,
      theme,
      texts,
      where: 'window',
      way: 'none',
      onVerdict: (verdict, said) => say({ is: 'verdict', id, verdict, said }),
      onClose: () => say({ is: 'close', id }),
    })
  }
  port.onmessage = ({ data }: MessageEvent<ToWindow>) => void draw(data)
  opener.postMessage(windowReady, window.location.origin, [theirs])
}

export declare namespace startApprovalWindow {
  type Parameters = { element: HTMLElement; speech: Speech }
}
