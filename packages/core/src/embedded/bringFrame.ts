/**
 * Moves the frame into what the page has lifted over all else, with `showModal()` or in full screen, where the `modal` stands in that; else into
 * the body. It is not loaded anew for it: a browser that cannot move it so leaves it where it is.
 */
export function bringFrame(frame: HTMLIFrameElement, modal?: Element): void {
  const place = modal?.closest(':modal:not(html)') ?? frame.ownerDocument.body
  if (frame.parentNode === place || !frame.isConnected || !('moveBefore' in place)) return
  place.moveBefore(frame, null)
}
