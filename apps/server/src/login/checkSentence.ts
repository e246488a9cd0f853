/**
 * What a page or a mail says beside the number to compare. A page made with another client of the same messages may show none, so
 * nothing is said of a page that shows no number.
 */
export function checkSentence(number: string): string {
  return `If that page shows a number, it is ${number}. If it shows another one, somebody else began this: say no.`
}
