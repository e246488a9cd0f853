/** Fetches what shows notices and alerts. */
export const prepareNotices = () => import('./NoticeParts.js')
