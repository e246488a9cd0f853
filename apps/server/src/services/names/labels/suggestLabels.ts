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
  const text = typed.toLowerCase().replace(/^-+/, '').replace(/-+$/, '')
  return text === '' ? [] : [text, ...around.map((change) => change(text))]
}
