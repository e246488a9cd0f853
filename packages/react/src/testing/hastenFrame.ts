import { frameReadyDelayMs } from '@foyer/protocol'
import { framePrefix } from '@foyer/protocol/frame'
import { onTestFinished } from 'vitest'

/** Advances the clock of a client over the pause that it makes after its frame is ready, whenever one is. */
export function hastenFrame({ held }: { held: { pass(ms: number): void } }): void {
  const hear = ({ data }: MessageEvent) => {
    if (data?.type === `${framePrefix}READY`) setTimeout(() => held.pass(frameReadyDelayMs))
  }
  addEventListener('message', hear)
  onTestFinished(() => removeEventListener('message', hear))
}
