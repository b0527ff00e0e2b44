import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes the router's manifest without absent properties, what modules import, which browsers find
 * without it, and styles that are there with the pages a route lies in, and beside it, as
 * `site-manifest-1a2b.js`, without the dashboard and previews, which visitors need not load.
 */
export async function writeSiteManifest(folder) {
  const assets = path.join(folder, 'assets')
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the router wrote no manifest: see routeDiscovery')
  const script = await readFile(path.join(assets, name), 'utf8')
  const [start, end] = [script.indexOf('{'), script.lastIndexOf('}') + 1]
  const { routes, url, ...rest } = JSON.parse(script.slice(start, end))
  const loaded = (id) => {
    const route = routes[id]
    return route ? [...loaded(route.parentId), ...route.css] : []
  }
  const lean = (route) => {
    const isNew = (file) => !loaded(route.parentId).includes(file)
    return { ...route, imports: undefined, css: route.css.filter(isNew) }
  }
  const all = Object.values(routes)
  const ofSite = all.filter((route) => !isOfStaff(route, routes) && !route.id.startsWith('preview'))
  const write = (file, shown) => {
    const byId = Object.fromEntries(shown.map((route) => [route.id, lean(route)]))
    const manifest = { ...rest, routes: byId, url: url.replace(name, file) }
    const written = script.slice(0, start) + JSON.stringify(manifest, onlyTrue) + script.slice(end)
    return writeFile(path.join(assets, file), written)
  }
  await write(name, all)
  await write(`site-${name}`, ofSite)
}

function onlyTrue(_name, value) {
  return value === false ? undefined : value
}

function isOfStaff(route, routes) {
  if (!route) return false
  return route.id === 'staff' || isOfStaff(routes[route.parentId], routes)
}
