/** Domains under which any applicant may have a name: there the name under it is the owner. */
const shared =
  /^(app[.]link|page[.]link|onelink[.]me|vercel[.]app|netlify[.]app|github[.]io|web[.]app|firebaseapp[.]com|(co|com|net|org|gov|ac)[.][a-z]{2})$/

/** The part of a page's host that one owner has: `app.safe.global` is `safe.global`. */
export function domainOf(link) {
  const labels = new URL(link).hostname.split('.')
  const two = labels.slice(-2).join('.')
  return shared.test(two) ? labels.slice(-3).join('.') : two
}
