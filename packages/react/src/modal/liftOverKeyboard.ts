/** Gives the sheet the height of the on-screen keyboard, so that it is placed above it. */
export function liftOverKeyboard(host: HTMLElement): () => void {
  const screen = window.visualViewport
  if (!screen) return () => undefined
  let lifted = 0
  const measure = () => {
    const covered = window.innerHeight - screen.height - screen.offsetTop
    // Zooming changes the viewport too, and is no keyboard.
    const keyboard = screen.scale > 1.01 ? 0 : Math.max(0, Math.round(covered))
    // Written, it has the browser look at each element of the modal again.
    if (keyboard !== lifted) host.style.setProperty('--f-keyboard', `${keyboard}px`)
    lifted = keyboard
  }
  measure()
  screen.addEventListener('resize', measure)
  screen.addEventListener('scroll', measure)
  return () => {
    screen.removeEventListener('resize', measure)
    screen.removeEventListener('scroll', measure)
  }
}
