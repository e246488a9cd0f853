/** Gives the sheet the height of the on-screen keyboard, so that it is placed above it. */
export function liftOverKeyboard(host: HTMLElement): () => void {
  const screen = window.visualViewport
  if (!screen) return () => undefined
  const measure = () => {
    const covered = window.innerHeight - screen.height - screen.offsetTop
    // Zooming changes the viewport too, and is no keyboard.
    const keyboard = screen.scale > 1.01 ? 0 : Math.max(0, Math.round(covered))
    host.style.setProperty('--f-keyboard', `${keyboard}px`)
  }
  measure()
  screen.addEventListener('resize', measure)
  screen.addEventListener('scroll', measure)
  return () => {
    screen.removeEventListener('resize', measure)
    screen.removeEventListener('scroll', measure)
  }
}
