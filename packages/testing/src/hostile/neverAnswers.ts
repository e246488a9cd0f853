import { createWallet } from '../createWallet.js'
import type { Hostile } from './Hostile.js'

/** A wallet that takes every request and never says anything. */
export const neverAnswers: Hostile = (options) =>
  createWallet({ ...options, name: 'Silent', intercept: () => new Promise(() => {}) }).destroy
