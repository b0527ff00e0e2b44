import { expect, test } from '@playwright/test'
import { demoFolder } from '../support/demo-data.ts'
import { freePort } from '../support/first-start.ts'
import {
  type Api,
  apiOf,
  copyOf,
  type Product,
  remove,
  signIn,
  startProduct,
} from '../support/product.ts'

const paths = [
  '',
  '/blog',
  '/blog/1',
  '/blog/2',
  '/business',
  '/products/1',
  '/contact',
  '/nowhere',
]
const pages = paths.flatMap((path) => [path || '/', `/ar${path}`])

const changes: [what: string, path: string, fields: Record<string, string>, seenOn: string[]][] = [
  [
    'the title of an Arabic article',
    'sections/posts/keys/articles/articles/ar/1',
    { title: 'كم يعطي بئرك؟' },
    ['/ar', '/ar/blog', '/ar/blog/1'],
  ],
  [
    'the English banner',
    'sections/banner/content',
    { content: JSON.stringify({ banner_title: { en: 'Water for Hama' } }) },
    ['/'],
  ],
  [
    'the name of the company',
    'sections/identity/content',
    { content: JSON.stringify({ company_name: { en: 'Asi Water' } }) },
    pages.filter((path) => !path.startsWith('/ar')),
  ],
  [
    'the colours',
    'sections/look/content',
    { content: JSON.stringify({ brand: '#7a1f3d' }) },
    pages,
  ],
]

test('a save changes the pages that show it, and all pages are those of a fresh start', async () => {
  const dataFolder = await copyOf(demoFolder)
  const environment = { PORT: await freePort() }
  const product = await startProduct({ dataFolder, environment })
  const { token } = await signIn(product.address)
  const api = apiOf(product.address, token)
  for (const [what, path, fields, seenOn] of changes) {
    const before = await tagsOf(product)
    await save(api, path, fields)
    const after = await tagsOf(product)
    for (const page of seenOn)
      expect(after.get(page), `${page} after ${what}`).not.toBe(before.get(page))
  }
  const stored = await tagsOf(product)
  await product.stop()

  const restarted = await startProduct({ dataFolder, environment })
  expect(await tagsOf(restarted)).toEqual(stored)
  await restarted.stop()
  await remove(dataFolder)
})

async function tagsOf({ address }: Product): Promise<Map<string, string | null>> {
  const tags = pages.map(async (path) => {
    const answer = await fetch(address + path)
    await answer.text()
    return [path, answer.headers.get('etag')] as const
  })
  return new Map(await Promise.all(tags))
}

async function save(api: Api, path: string, fields: Record<string, string>): Promise<void> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const answer = await api(path, { method: 'POST', body })
  expect(answer.status, await answer.text()).toBe(200)
}
