import { plainYaml } from '../markdown-file.ts'
import {
  type Configs,
  dateParts,
  fileAddresses,
  filledIn,
  type Generator,
  inFolder,
  withBothEndings,
  withoutEnding,
} from './generator.ts'

const posts = /^source\/_(?:posts|drafts)\//

export function hexo(configs: Configs): Generator | undefined {
  const config = plainYaml(configs.get('_config.yml') ?? '')
  if (!config || !('source_dir' in config || 'category_dir' in config)) return undefined
  const setting = (name: string, usual: string) => {
    const value = config[name]
    return typeof value === 'string' && value !== '' ? value : usual
  }
  const root = setting('root', '/')
  const archives = inFolder(root, setting('archive_dir', 'archives'))
  const archive = (name: string, usual: string) => ({
    beneath: inFolder(root, `${setting(name, usual)}/`),
    kind: 'post',
    nameOf: slugged,
  })

  return {
    files: 'source',
    topics: {
      category: archive('category_dir', 'categories'),
      post_tag: archive('tag_dir', 'tags'),
    },
    feeds: ['/atom.xml', '/rss2.xml'],
    lists: [archives],
    archives,
    pathOf: (file, path) => ({ ...path, kind: posts.test(file) ? 'post' : 'page' }),
    addressesOf({ item }) {
      if (item.address !== '') return []
      const beneath = withoutEnding(item.id.replace(/^source\/(?:_posts\/)?/, ''))
      const isPost = posts.test(item.id)
      const categories = item.terms.filter(({ taxonomy }) => taxonomy === 'category')
      const made = isPost
        ? filledIn(item.written?.permalink || setting('permalink', ':year/:month/:day/:title/'), {
            ...dateParts(item),
            title: beneath.replace(/\d{4}-\d{2}-\d{2}-/, ''),
            name: item.slug,
            post_title: item.slug,
            category: slugged(categories.at(-1)?.name ?? setting('default_category', '')),
          })
        : fileAddresses(beneath)[0]
      return made === undefined ? [] : withBothEndings(inFolder(root, made))
    },
  }
}

function slugged(name: string): string {
  return name
    .trim()
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-')
    .replace(/^-|-$/g, '')
}
