export type SentFiles = { files: File[]; share: number }

/** The share is 0…1; null for a file that is not among them. */
export function shareOf(file: File, { files, share }: SentFiles): number | null {
  const index = files.indexOf(file)
  if (index < 0) return null
  const before = sizeOf(files.slice(0, index))
  const gone = sizeOf(files) * share - before
  return Math.min(1, Math.max(0, gone / Math.max(1, file.size)))
}

function sizeOf(files: File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0)
}
