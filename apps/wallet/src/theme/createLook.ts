import type { FramePayload } from '@foyer/protocol/frame'
import type { Theme } from '@foyer/react/ui'

/** How the wallet's screens look: light or dark, and one colour. */
export type Look = {
  now(): Theme
  /**
   * Takes over what of a page's theme may reach these screens: the mode and the accent. Nothing else of the page's could change what the
   * user reads, or hide it.
   */
  set(theme: FramePayload<'SYNC_THEME'>): void
  /** Calls back on every change. Returns the end of it. */
  onChange(listener: () => void): () => void
}

const accents = ['--foyer-accent', '--w3m-accent', '--apkt-accent']

export function createLook(): Look {
  const listeners = new Set<() => void>()
  let theme: Theme = { mode: 'system', variables: {} }
  return {
    now: () => theme,
    set({ themeMode, themeVariables, w3mThemeVariables }) {
      const given = { ...w3mThemeVariables, ...themeVariables }
      const accent = accents.map((name) => given[name]).find(isColour)
      theme = {
        mode: themeMode ?? theme.mode,
        variables: accent === undefined ? {} : { '--foyer-accent': accent },
      }
      for (const listener of listeners) listener()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** An opaque colour in one of the plain notations: nothing that could be more than a colour, or see-through. */
function isColour(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > 64) return false
  return (
    /^#([\da-f]{3}|[\da-f]{6})$/i.test(value) ||
    /^(rgb|hsl|oklch)\(\s*[\d.]+(deg|%)?[\s,]+[\d.]+%?[\s,]+[\d.]+%?\s*\)$/i.test(value)
  )
}
