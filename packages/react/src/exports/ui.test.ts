import { expect, test } from 'vitest'
import * as names from './ui.js'

test('the public names are these', () => {
  expect(Object.keys(names).sort()).toMatchInlineSnapshot(`
    [
      "Actions",
      "AlertBar",
      "Announcer",
      "Art",
      "Avatar",
      "Banner",
      "Button",
      "Check",
      "CodeField",
      "CopyButton",
      "Divider",
      "Doorway",
      "EmptyState",
      "Facts",
      "Field",
      "Fold",
      "Glyph",
      "HeldContext",
      "Hero",
      "Icon",
      "IconButton",
      "Installed",
      "Link",
      "Note",
      "Ring",
      "Row",
      "RowList",
      "ShadowHost",
      "Skeleton",
      "Spinner",
      "Switch",
      "Tag",
      "TileGrid",
      "Toast",
      "VisuallyHidden",
      "applyTheme",
      "icons",
      "useAnnounce",
    ]
  `)
})
