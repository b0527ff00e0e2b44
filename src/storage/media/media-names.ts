/** No other names become paths or keys. */
export const safeId = /^[0-9a-f]{32}$/
export const safeName = /^\d{1,5}\.(avif|webp)$/

/** Undefined if a mark was not written whole. */
export function dateIn(mark: string | undefined): Date | undefined {
  const since = new Date(mark ?? '')
  return Number.isNaN(since.getTime()) ? undefined : since
}
