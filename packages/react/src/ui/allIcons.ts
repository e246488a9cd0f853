import { formIcons } from './formIcons.js'
import { icons } from './icons.js'
import { lateIcons } from './lateIcons.js'

/** Every drawing, for pages that are drawn with these parts and have no first screen to keep small. */
export const allIcons = { ...icons, ...formIcons, ...lateIcons } as const
