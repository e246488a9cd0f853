import { useFoyerTheme } from '@foyer/react'
import { useLayoutEffect } from 'react'

const modes = ['dark', 'light', 'system'] as const

/** One choice for the page and for Foyer. */
export function ThemeSwitch() {
  const { themeMode, setThemeMode } = useFoyerTheme()
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = themeMode
  }, [themeMode])
  return (
    <fieldset className="themes">
      <legend>Theme</legend>
      {modes.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name="theme"
            value={mode}
            checked={mode === themeMode}
            onChange={() => setThemeMode(mode)}
          />
          {mode}
        </label>
      ))}
    </fieldset>
  )
}
