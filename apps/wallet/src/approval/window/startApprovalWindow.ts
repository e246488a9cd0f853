import { mountScreen } from '../screen/mountScreen.js'
import { en } from '../texts/en.js'
import { type FromWindow, type ToWindow, windowReady } from './messages.js'
import { mountLost } from './mountLost.js'

/**
 * Sets the wallet's window going. It draws what the frame that opened it hands over, and says what the person does. The frame has to be of
 * this origin: to anything else the port is never given.
 */
export function startApprovalWindow({ element }: { element: HTMLElement }): void {
  const window = element.ownerDocument.defaultView as Window
  const opener = window.opener as Window | null
  if (!opener) {
    mountLost(element)
    return
  }
  const { port1: port, port2: theirs } = new MessageChannel()
  const screen = mountScreen(element)
  const say = (message: FromWindow) => port.postMessage(message)
  port.onmessage = ({ data: { scene, theme } }: MessageEvent<ToWindow>) => {
    const { id } = scene.asked
    screen.show({
      scene,
      theme,
      texts: en,
      where: 'window',
      way: 'none',
      onVerdict: (verdict, said) => say({ is: 'verdict', id, verdict, said }),
      onClose: () => say({ is: 'close', id }),
    })
  }
  opener.postMessage(windowReady, window.location.origin, [theirs])
}
