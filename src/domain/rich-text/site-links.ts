import { siteAddress } from '../seo/site-address.ts'

const sitePath = /^(\/(?!\/)[^\s?#\\"'<>]*)(?:#[^\s#\\"'<>]*)?$/
const picturePath = /^\/media\/[\da-f]{32}\/\d{1,4}\.webp$/

/** A path of what the site can show, so that the link stays right when the site moves to another host. */
export function isSiteLink(href: string): boolean {
  const [, path] = sitePath.exec(href) ?? []
  if (path === undefined) return false
  const { kind } = siteAddress(path).target
  return picturePath.test(path) || (kind !== 'reserved' && kind !== 'unknown')
}
