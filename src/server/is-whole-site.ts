export function isWholeSite(address: string): boolean {
  const url = URL.parse(address)
  return url?.href === `${url?.origin}/`
}
