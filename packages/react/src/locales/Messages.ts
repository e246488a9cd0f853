import type { en } from './en.js'

/** All texts of the modal. English is the model: a language leaves none out. */
export type Messages = ReturnType<typeof en>
