/**
 * Turns drawings that show a direction where people read from the right, whatever makes it so. Beside the sheets, because what makes them
 * small for older browsers writes `:dir()` as a list of languages, which a page need not name.
 */
export const turned = '.icon[data-flip]:dir(rtl){transform:scaleX(-1)}'
