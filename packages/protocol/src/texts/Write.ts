/**
 * How a message with markup in it is written: the tag of a template, given by the caller. What stands between its words is an argument, so
 * that a catalogue holds no markup and escapes nothing itself.
 */
export type Write<markup> = (
  strings: TemplateStringsArray,
  ...values: readonly (markup | string | number)[]
) => markup
