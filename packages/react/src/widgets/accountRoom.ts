import { roomOf } from '../ui/roomOf.js'

/** A balance as most are: four places and a symbol. */
const usualBalance = '0.0000 ETH'
/** What is on the button beside words: the picture, and the gap to the balance. */
const pictureRoom = 29
const gapRoom = 10

/** The width of an account button in pixels, known before its balance and its picture are. */
export function accountRoom({
  size,
  balance = 'show',
  charsStart = 4,
  charsEnd = 6,
}: accountRoom.Parameters): number {
  const address = 'x'.repeat(charsStart + charsEnd + 3)
  const withBalance = balance === 'show'
  return (
    roomOf(withBalance ? address + usualBalance : address, size) +
    pictureRoom +
    (withBalance ? gapRoom : 0)
  )
}

export declare namespace accountRoom {
  type Parameters = {
    size?: roomOf.Size | undefined
    balance?: 'show' | 'hide' | undefined
    charsStart?: number | undefined
    charsEnd?: number | undefined
  }
}
