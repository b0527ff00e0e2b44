import type { Locator } from '@playwright/test'
import { type PresetName, presets } from '../../src/domain/look/presets.ts'
import { becomeCompany, companies, type Company } from '../support/companies.ts'
import { published, rewriteSection } from '../support/editing.ts'
import { open } from '../support/open.ts'
import { boxOf, type Design, designOf, excessWidth, filledOf } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

const designs: [PresetName, Partial<Design>][] = [
  ['clinic', { heading: 'centred', picture: 'beside', inRow: 1 }],
  ['chambers', { heading: 'beside', picture: 'none', inRow: 1 }],
  ['works', { hasEyebrow: true, reachesEdge: true }],
]
const common: Design = {
  heading: 'at the start',
  hasEyebrow: false,
  picture: 'above',
  inRow: 2,
  reachesEdge: false,
  isDark: false,
}

for (const path of ['/ar', '/']) {
  test(`clinic, law firm and factory are three designs (${path}) (LOOK-18)`, async ({
    visitor,
    address,
  }) => {
    for (const [preset, own] of designs) {
      await wear(address, presets[preset])
      await visitor.setViewportSize({ width: 1440, height: 900 })
      await open(visitor, path)
      const projects = visitor.locator(
        'main section:has([class*=sectionHead] a[href$="/business"])',
      )
      await expect.poll(() => projects.evaluate(designOf), preset).toEqual({ ...common, ...own })
      await visitor.setViewportSize({ width: 320, height: 900 })
      await expect.poll(() => excessWidth(visitor), preset).toBe(0)
    }
  })
}

test('one project and one post fill their rows (LOOK-19)', async ({ visitor, address }) => {
  await becomeCompany(address, companies.find(({ kind }) => kind === 'factory') as Company)
  for (const arrangement of ['auto', 'cards', 'rows', 'index', 'lead']) {
    await wear(address, { business_list: arrangement, posts_list: arrangement })
    for (const width of [1440, 1024]) {
      await visitor.setViewportSize({ width, height: 900 })
      await open(visitor, '/ar')
      for (const list of ['business', 'blog']) {
        const section: Locator = visitor.locator(
          `main section:has([class*=sectionHead] a[href="/ar/${list}"])`,
        )
        await expect
          .poll(() => section.evaluate(filledOf), `${list}, ${arrangement}, ${width}`)
          .toBeGreaterThan(0.75)
      }
    }
  }
})

test('a featured title has most of the row (LOOK-18)', async ({ visitor, address }) => {
  await wear(address, presets.chambers)
  await published(address, {
    section: 'business',
    title: 'Heart and vessels at the university hospital',
  })
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await open(visitor, '/business')
  const widthOf = async () => (await boxOf(visitor.locator('h1 + h2'))).width
  await expect.poll(widthOf).toBeGreaterThan(700)
  const follower = (part: string) => visitor.locator(`h1 + h2 ~ ${part}`).last()
  const linkBelow = async () => (await boxOf(follower('div'))).y - (await boxOf(follower('p'))).y
  await expect.poll(linkBelow).toBeGreaterThan(0)
})

async function wear(address: string, own: object): Promise<void> {
  const names = Object.values(presets).flatMap((preset) => Object.keys(preset))
  const standard = Object.fromEntries(names.map((name) => [name, null]))
  await rewriteSection(address, 'look', { ...standard, ...own })
}
