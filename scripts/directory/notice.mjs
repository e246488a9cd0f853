import { sources } from './sources.mjs'

/** The text that goes with the data: whence each field is, under which licence, and whose the marks are. */
export function notice() {
  const parts = Object.values(sources).map(({ package: from, licence, url, fields }) =>
    [from, url, `Licence: ${licence}`, `Used: ${fields}`].filter(Boolean).join('\n  '),
  )
  return `The data in this package was put together from these sources. Only data fields and pictures were
taken from them, changed where needed: links were checked and some left out, pictures were rid of
metadata, duplicates were dropped.

${parts.join('\n\n')}

thirdweb is Copyright 2021 Non-Fungible Labs, Inc. Its licence, Apache-2.0, is in LICENSE-APACHE.
@web3icons is Copyright 0xa3k5. Its licence, MIT:

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.

Names and logos of wallets and networks are marks of their owners. They stand here only to name the
wallet or network, and say nothing of a relation to it. An owner who wants an entry changed or removed
may say so in the project's issues; the entry is then changed or removed.
`
}
