import type { State } from '@foyer/core'
import { useSelect } from '../hooks/useSelect.js'
import type { Theme } from '../theme/theme.js'

/** The client's theme. */
export function useTheme(): Theme {
  return useSelect(themeOf)
}

function themeOf({ theme }: State): Theme {
  return theme
}
