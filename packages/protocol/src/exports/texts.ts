export { completeTexts, type SomeTexts } from '../texts/completeTexts.js'
export { createFormats, type Formats, type PluralForms } from '../texts/createFormats.js'
export { createLength, type LengthUnit } from '../texts/createLength.js'
export { type Matched, matchLocale } from '../texts/matchLocale.js'
