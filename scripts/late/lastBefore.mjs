/** The one file of these owners, or the last of the `files` that all of them come after or are; `entry`, which comes before all, where there is no other. */
export function lastBefore(owners, files) {
  if (owners.length === 1) return owners[0]
  const isBefore = (file, owner) => file === owner || files[owner]?.after.includes(file)
  const last = Object.keys(files).findLast((file) => owners.every((owner) => isBefore(file, owner)))
  return last ?? 'entry'
}
