import type { State } from '@foyer/core'
import { useFoyerSelector } from '../hooks/useFoyerSelector.js'
import type { Theme } from '../theme/Theme.js'

/** The client's theme. */
export function useTheme(): Theme {
  return useFoyerSelector(themeOf)
}

function themeOf({ theme }: State): Theme {
  return theme
}
