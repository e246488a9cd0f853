const grounds = [
  '#5b4a7a',
  '#c4553a',
  '#dfe7d3',
  '#f2b84b',
  '#24393a',
  '#16495c',
  '#7a6a5a',
  '#8aa79f',
]
const inks = [
  '#efe3cf',
  '#ffe9d6',
  '#2f6b3f',
  '#2a2925',
  '#d8a878',
  '#cfe7ef',
  '#efe3cf',
  '#23393a',
]
const shapes = [
  '<path d="M24 9 37 35H11Z"/>',
  '<circle cx="24" cy="24" r="12"/><circle cx="29" cy="20" r="3" fill="#0004"/>',
  '<path d="M12 14h24v4H12Zm3 6h4v18h-4Zm7 0h4v18h-4Zm7 0h4v18h-4Z"/>',
  '<path d="M24 10c9 6 12 13 6 27H18c-6-14-3-21 6-27Z"/>',
  '<rect x="12" y="12" width="11" height="11" rx="3"/><rect x="25" y="25" width="11" height="11" rx="3"/><circle cx="30.5" cy="17.5" r="5.5"/><circle cx="17.5" cy="30.5" r="5.5"/>',
  '<path d="M24 10a14 14 0 1 0 14 14A10 10 0 0 1 24 10Z"/>',
]

/** A picture for the n-th wallet of the directory, on a 48 grid. */
export function drawing(index: number): string {
  const at = index % grounds.length
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="${grounds[at]}"/><g fill="${inks[at]}">${shapes[index % shapes.length]}</g></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
