/**
 * The one file of these owners, or the last of the `there` that all of them come after or are; `entry`, which comes before all, where there is no
 * other. A file comes after those that its `after` names, and after what these come after.
 */
export function lastBefore(owners, files, there = Object.keys(files)) {
  if (owners.length === 1) return owners[0]
  const comesAfter = (owner, file) =>
    files[owner]?.after.some((one) => one === file || comesAfter(one, file)) ?? false
  const isBefore = (file, owner) => file === owner || comesAfter(owner, file)
  return there.findLast((file) => owners.every((owner) => isBefore(file, owner))) ?? 'entry'
}
