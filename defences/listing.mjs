const discover = 'packages/adapters/src/evm/discover.test.ts'
const listed = 'packages/core/src/wallets/wallets.test.ts'
const clean = 'scripts/directory/clean.test.mjs'
const nothingElse = 'a picture with anything else in it is refused: %.60s'

/** What keeps a list of wallets from speaking for others, each with the code that a script takes away and the test that has to notice. */
export const defences = [
  {
    id: 'icon-of-data-alone',
    file: 'packages/protocol/src/readImage.ts',
    code: '/^data:image\\/(png|jpeg|webp|gif|avif|svg\\+xml)[;,]/i.test(url)',
    without: '/^\\w+:/i.test(url)',
    ...{ test: discover, named: 'of the picture %.40s comes %.40s' },
  },
  {
    id: 'icon-so-long',
    file: 'packages/protocol/src/readImage.ts',
    code: ' || value.length > lengthMax',
    without: '',
    ...{ test: discover, named: 'of the picture %.40s comes %.40s' },
  },
  {
    id: 'disputed-joins-nobody',
    file: 'packages/core/src/wallets/installedWallets.ts',
    code: 'disputed || isAnother ?',
    without: 'isAnother && !disputed ?',
    ...{
      test: listed,
      named: 'join one wallet’s families, but never two wallets that claim to be one',
    },
  },
  {
    id: 'namesake-joins-nobody',
    file: 'packages/core/src/wallets/installedWallets.ts',
    code: 'disputed || isAnother ?',
    without: 'disputed ?',
    ...{ test: listed, named: 'never join two wallets of one family, whatever they are called' },
  },
  {
    id: 'namesake-marked',
    file: 'packages/core/src/wallets/installedWallets.ts',
    code: '{ ...row, disputed: true }',
    without: 'row',
    ...{ test: listed, named: 'mark wallets of one family that are read alike, and no others' },
  },
  {
    id: 'directory-pages-of-the-web',
    file: 'scripts/directory/cleanUrl.mjs',
    code: 'url.username || url.password || url.port || !isPublicHost(url.hostname)',
    without: 'url.username',
    ...{ test: clean, named: '%s is not a page' },
  },
  {
    id: 'directory-links-of-apps',
    file: 'scripts/directory/cleanUrl.mjs',
    code: 'if (reserved.has(scheme.toLowerCase()) || scheme.length < 2 || /^(ms|x|web)[-+]/i.test(scheme))\n    return undefined\n',
    without: '',
    ...{ test: clean, named: '%s is not the link of an app' },
  },
  {
    id: 'directory-pictures-of-shapes',
    file: 'scripts/directory/cleanSvg.mjs',
    code: 'elements.has(name)) return undefined',
    without: 'name) return undefined',
    ...{ test: clean, named: nothingElse },
  },
  {
    id: 'directory-pictures-load-nothing',
    file: 'scripts/directory/cleanSvg.mjs',
    code: 'return !/url/i.test(value) || /^url\\(#[\\w-]+\\)$/.test(value)',
    without: 'return true',
    ...{ test: clean, named: nothingElse },
  },
  {
    id: 'directory-names-are-seen',
    file: 'scripts/directory/cleanText.mjs',
    code: "    .replaceAll(/[\\p{C}\\p{Zl}\\p{Zp}]/gu, '')\n",
    without: '',
    ...{ test: clean, named: 'names stay on one line, read in one direction, and fit' },
  },
  {
    id: 'directory-imitations-get-no-place',
    file: 'scripts/directory/merge.mjs',
    code: '    if (marks.some((mark) => seen.has(mark))) continue\n',
    without: '',
    ...{
      test: clean,
      named: 'an imitation of a wallet that stands before it gets neither its place nor its links',
    },
  },
  {
    id: 'directory-imitations-get-no-links',
    file: 'scripts/directory/merge.mjs',
    code: 'seen.has(mark) && seen.get(mark) !== wallet.id',
    without: 'seen.has(mark) && false',
    ...{
      test: clean,
      named: 'an imitation of a wallet that stands before it gets neither its place nor its links',
    },
  },
]
