import { expect, test } from 'vitest'
import { reservedSlugs } from '../src/domain/pages/page-address.ts'
import routes from '../src/routes.ts'

type Route = { path?: string | undefined; children?: Route[] | undefined }

test('no page can have the first part of an address that leads elsewhere (PAG-3)', () => {
  const fixed = firstParts(routes as Route[]).filter((part) => /^\w/.test(part))
  expect(fixed.length).toBeGreaterThan(6)
  expect(fixed.filter((part) => !reservedSlugs.includes(part))).toEqual([])
})

function firstParts(all: Route[]): string[] {
  return all.flatMap(({ path = '', children = [] }) => {
    const [part = ''] = path.split('/')
    return part === '' || part.startsWith(':') ? firstParts(children) : part
  })
}
