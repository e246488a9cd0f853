import { adopt } from '../ui/adopt.js'
import css from './outcome.css?inline'

/**
 * A live region for readers of the screen alone, at the end of the body or behind an element of the page. Made by hand: for a portal React
 * listens in its shadow root to every event there is.
 */
export function createLiveRegion(place: HTMLElement | null): createLiveRegion.Result {
  const host = document.createElement('foyer-outcome')
  const root = host.attachShadow({ mode: 'open' })
  const region = document.createElement('span')
  // Not every browser writes the property out as the attribute.
  region.setAttribute('role', 'status')
  adopt(root, css)
  root.append(region)
  // A page may take it out, as one does that replaces all that it shows.
  const append = () => {
    if (host.isConnected) return
    if (place?.isConnected) place.after(host)
    else document.body.append(host)
  }
  append()
  return {
    clear() {
      append()
      region.textContent = ''
    },
    say(words, { lang, dir }) {
      host.lang = lang
      host.dir = dir ?? ''
      region.textContent = words
    },
    end: () => host.remove(),
  }
}

export declare namespace createLiveRegion {
  type Result = {
    /** Readers hear the same words again after it. */
    clear(): void
    say(words: string, language: { lang: string; dir?: 'ltr' | 'rtl' | undefined }): void
    end(): void
  }
}
