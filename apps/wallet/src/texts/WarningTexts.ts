import type { WarningCode, WarningData } from './WarningData.js'

/** The words of warnings: the danger in a few, and why it is one. */
export type WarningTexts<codes extends WarningCode> = {
  [code in codes]: (data: WarningData[code]) => { readonly title: string; readonly text: string }
}
