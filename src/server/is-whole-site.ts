/** Whether an address is a host without a path. */
export function isWholeSite(address: string): boolean {
  const url = URL.parse(address)
  return url?.href === `${url?.origin}/`
}
