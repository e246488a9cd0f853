import { type State, setTheme, type ThemeMode, type ThemeVariables } from '@foyer/core'
import { useMemo } from 'react'
import { useFoyerClient } from './useFoyerClient.js'
import { useFoyerSelector } from './useFoyerSelector.js'

/** The theme of modal and buttons, and how to change it. Variables given replace those set before. */
export function useFoyerTheme(): useFoyerTheme.Result {
  const client = useFoyerClient()
  const { mode, variables } = useFoyerSelector(themeOf)
  return useMemo(
    () => ({
      themeMode: mode,
      themeVariables: variables,
      setThemeMode: (next: ThemeMode) => setTheme(client, { mode: next }),
      setThemeVariables: (next: ThemeVariables) => setTheme(client, { variables: next }),
    }),
    [client, mode, variables],
  )
}

export declare namespace useFoyerTheme {
  type Result = {
    themeMode: ThemeMode
    themeVariables: ThemeVariables
    setThemeMode: (mode: ThemeMode) => void
    setThemeVariables: (variables: ThemeVariables) => void
  }
}

function themeOf({ theme }: State) {
  return theme
}
