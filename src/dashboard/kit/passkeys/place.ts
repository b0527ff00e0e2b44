type Place = { isUsable: boolean; address?: string }
type Shown = Pick<Location, 'protocol' | 'hostname' | 'port' | 'pathname' | 'search'>

export function passkeyPlace(): Place {
  return placeOf(location, isSecureContext)
}

/** Passkeys belong to a name and need encryption. The address is where they would work. */
export function placeOf(shown: Shown, isSecure: boolean): Place {
  const { protocol, hostname, port, pathname, search } = shown
  const rest = pathname + search
  if (/^127\.|^\[::1\]$/.test(hostname)) {
    const host = port === '' ? 'localhost' : `localhost:${port}`
    return { isUsable: false, address: `${protocol}//${host}${rest}` }
  }
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return { isUsable: false }
  if (!isSecure) return { isUsable: false, address: `https://${hostname}${rest}` }
  return { isUsable: true }
}
