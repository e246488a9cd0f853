const around = [
  (text: string) => `${text}1`,
  (text: string) => `the${text}`,
  (text: string) => `${text}hq`,
  (text: string) => `my${text}`,
  (text: string) => `${text}01`,
  (text: string) => `${text}-x`,
  (text: string) => `${text}42`,
  (text: string) => `${text}99`,
  (text: string) => `hey${text}`,
  (text: string) => `${text}2`,
]

/** The label that was typed, and those that are like it; always the same for the same text. Each has still to be checked. */
export function suggestLabels(typed: string): readonly string[] {
  const text = bare(typed.toLowerCase())
  return text === '' ? [] : [text, ...around.map((change) => change(text))]
}

/** The text without hyphens at its ends, by a walk: a pattern would begin anew at each hyphen of a long row. */
function bare(text: string): string {
  let from = 0
  let to = text.length
  while (text[from] === '-') from += 1
  while (to > from && text[to - 1] === '-') to -= 1
  return text.slice(from, to)
}
