import type { enNotices } from './en.notices.js'

/** The texts of toasts, by code. English is the model: a language leaves none out. */
export type NoticeMessages = ReturnType<typeof enNotices>
