/** Notes the frames of each animation that begins on an element from now on. */
export function movesOf(element: Element): readonly unknown[] {
  const moves: unknown[] = []
  const { animate } = element
  element.animate = (frames, options) => {
    moves.push(frames)
    return animate.call(element, frames, options)
  }
  return moves
}
