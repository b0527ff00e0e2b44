/** No other names become paths or keys. Their ids are told apart by their length. */
export const folders = {
  media: { id: /^[0-9a-f]{32}$/, file: /^(\d{1,5}\.(avif|webp)|master\.png)$/, marks: 'removed/' },
  files: { id: /^[0-9a-f]{64}$/, file: /^(content|preview\.webp)$/, marks: 'removed-files/' },
  attachments: { id: /^[0-9a-z]{25}$/, file: /^content$/, marks: 'removed-attachments/' },
} as const
export type FolderName = keyof typeof folders

export const variantName = /^\d{1,5}\.(avif|webp)$/
/** The master has no loss and no metadata: files that are still to come are encoded from it. */
export const masterName = 'master.png'
export const contentName = 'content'
/** The first page of a PDF. */
export const previewName = 'preview.webp'

export const folderNames = Object.keys(folders) as FolderName[]

export function folderHolding(id: string): FolderName | undefined {
  return folderNames.find((name) => folders[name].id.test(id))
}

export function dateIn(mark: string | undefined): Date | undefined {
  const since = new Date(mark ?? '')
  return Number.isNaN(since.getTime()) ? undefined : since
}
