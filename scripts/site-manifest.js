import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes the router's manifest without the dashboard, previews and absent properties, which visitors
 * need not load: `site-manifest-1a2b.js` beside `manifest-1a2b.js`.
 */
export async function writeSiteManifest(folder) {
  const assets = path.join(folder, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the router wrote no manifest: see routeDiscovery')
  const script = await readFile(path.join(assets, name), 'utf8')
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const { routes, url, ...rest } = JSON.parse(script.slice(start, end))
  const ofSite = Object.values(routes).filter(
    (route) => !isOfStaff(route, routes) && !route.id.startsWith('preview'),
  )
  const manifest = {
    ...rest,
    routes: Object.fromEntries(ofSite.map((route) => [route.id, route])),
    url: url.replace(name, `site-${name}`),
  }
  const written = script.slice(0, start) + JSON.stringify(manifest, onlyTrue) + script.slice(end)
  await writeFile(path.join(assets, `site-${name}`), written)
}

function onlyTrue(_name, value) {
  return value === false ? undefined : value
}

function isOfStaff(route, routes) {
  if (!route) return false
  return route.id === 'staff' || isOfStaff(routes[route.parentId], routes)
}
