/**
 * Mirrors drawings that show a direction in right-to-left text, whatever sets that. Not in a style sheet: their minifier rewrites `:dir()`
 * for older browsers as a list of languages, which a page need not name.
 */
export const turned = '.icon[data-flip]:dir(rtl){transform:scaleX(-1)}'
