import { isObject, plainYaml } from '../markdown-file.ts'
import type { ExportedItem } from '../read-part.ts'
import {
  type Configs,
  dateParts,
  fileAddresses,
  filledIn,
  type Generator,
  inFolder,
  noLists,
  withBothEndings,
  withoutEnding,
} from './generator.ts'

const styles = new Map([
  ['date', '/:categories/:year/:month/:day/:title:output_ext'],
  ['pretty', '/:categories/:year/:month/:day/:title/'],
  ['ordinal', '/:categories/:year/:y_day/:title:output_ext'],
  ['none', '/:categories/:title:output_ext'],
])
const drafts = /(?:^|\/)_drafts\//
const posts = /(?:^|\/)_posts\//

export function jekyll(configs: Configs): Generator | undefined {
  const written = configs.get('_config.yml')
  const config = written === undefined ? undefined : plainYaml(written)
  if (!config) return undefined
  const base = typeof config.baseurl === 'string' ? config.baseurl : ''
  const style = typeof config.permalink === 'string' ? config.permalink : 'date'
  const pattern = styles.get(style) ?? style

  const collections = isObject(config.collections) ? config.collections : {}

  function addressOf(item: ExportedItem): string | undefined {
    const [, collection] = /^_([\w-]+)\//.exec(item.id) ?? []
    if (posts.test(item.id)) return filledIn(ownPattern(item) ?? pattern, valuesOf(item))
    const path = withoutEnding(item.id).replace(/^_[\w-]+\//, '')
    if (collection !== undefined) {
      const own = patternOfCollection(collections, collection) ?? '/:collection/:path:output_ext'
      return filledIn(ownPattern(item) ?? own, {
        collection,
        path,
        name: nameOf(path),
        title: item.slug,
        output_ext: '.html',
      })
    }
    const isPretty = style === 'pretty' || pattern.endsWith('/')
    return isPretty ? inFolder('', path.replace(/(^|\/)index$/, '$1')) : fileAddresses(path)[0]
  }

  return {
    ...noLists,
    files: '',
    addressesOf({ item }) {
      const isGiven = item.address !== '' || drafts.test(item.id)
      const address = isGiven ? undefined : addressOf(item)
      return address === undefined ? [] : withBothEndings(inFolder(base, address))
    },
  }
}

function ownPattern({ written }: ExportedItem): string | undefined {
  const own = written?.permalink ?? ''
  return own === '' ? undefined : (styles.get(own) ?? own)
}

function valuesOf(item: ExportedItem): Record<string, string | undefined> {
  const { year, month, day, ...time } = dateParts(item)
  const [above = ''] = item.id.split('_posts/')
  const folders = above.split('/').filter(Boolean)
  const named = item.terms
    .filter(({ taxonomy }) => taxonomy === 'category')
    .map(({ name }) => name.toLowerCase())
  const ofYear = Date.parse(`${year}-${month}-${day}T00:00Z`) - Date.parse(`${year}-01-01T00:00Z`)
  return {
    ...time,
    year,
    month,
    day,
    short_year: year?.slice(2),
    i_month: month?.replace(/^0/, ''),
    i_day: day?.replace(/^0/, ''),
    y_day: String(Math.round(ofYear / 86_400_000) + 1).padStart(3, '0'),
    categories: [...new Set([...folders, ...named])].join('/'),
    title: item.slug,
    slug: item.slug.toLowerCase(),
    output_ext: '.html',
  }
}

function patternOfCollection(
  collections: Record<string, unknown>,
  name: string,
): string | undefined {
  const own = Object.hasOwn(collections, name) ? collections[name] : undefined
  return isObject(own) && typeof own.permalink === 'string' ? own.permalink : undefined
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
