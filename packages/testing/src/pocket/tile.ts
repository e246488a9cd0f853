import { art } from '../presets/art.js'

/** The wallet's picture: a pocket with a coin in it. */
export const tile = art(
  '<rect width="48" height="48" fill="#4b3a66"/><circle cx="24" cy="18" r="8" fill="#f4c98a"/><path d="M10 20h28v12c0 4-3 7-7 7H17c-4 0-7-3-7-7Z" fill="#8d78b3"/><path d="M10 20h28v4H10Z" fill="#b9a7d6"/>',
)
