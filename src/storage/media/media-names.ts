/** No other names become paths or keys. */
export const safeId = /^[0-9a-f]{32}$/
export const variantName = /^\d{1,5}\.(avif|webp)$/
/** The master has no loss and no metadata: files that are still to come are encoded from it. */
export const masterName = 'master.png'

export function isFileName(name: string): boolean {
  return name === masterName || variantName.test(name)
}

export function dateIn(mark: string | undefined): Date | undefined {
  const since = new Date(mark ?? '')
  return Number.isNaN(since.getTime()) ? undefined : since
}
