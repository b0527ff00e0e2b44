import type { Page } from '@playwright/test'
import { rewriteSection } from '../support/editing.ts'
import { publishPageOfEveryKind } from '../support/page-of-blocks.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const pages = [
  '/',
  '/ar',
  '/ar/blog',
  '/ar/blog/1',
  '/ar/products?page=2',
  '/ar/search?q=ماء',
  '/ar/contact',
  '/ar/من-نحن',
  '/ar/nowhere',
]

for (const path of pages) {
  test(`${decodeURI(path)} looks before its scripts have come as it does afterwards`, async ({
    page,
    address,
  }) => {
    await rewriteSection(address, 'contactUs', { contact_form: true })
    await rewriteSection(address, 'identity', {
      hours_sunday: [{ opens: '08:00', closes: '16:00' }],
    })
    await publishPageOfEveryKind(address)
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await holdScripts(page)
    const served = page.waitForEvent('load')
    const opened = open(page, path)
    await served
    expect(await noteLooks(page)).toBeGreaterThan(50)
    release()
    await opened
    await page.mouse.move(9, 9)
    await page.mouse.move(12, 9)
    await expect(page.locator('main [data-ready=false]')).toHaveCount(0)
    await expect.poll(() => differences(page)).toEqual([])
    const ofStaff = fetched.filter((file) => /\/dashboard-[\w-]+\.(css|js)$/.test(file))
    expect(ofStaff).toEqual([])
  })
}

async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

type Looks = Record<string, string>
type Noting = Window & { looks: (element: Element) => Looks; noted: Map<Element, Looks> }

function noteLooks(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const noting = window as unknown as Noting
    // Sizes and places follow from these, and from pictures and fonts that come when they come.
    const measured =
      /size|width|height|inset|origin|margin|^(top|left|right|bottom)|column|row|grid/
    noting.looks = (element) => {
      const style = getComputedStyle(element)
      const names = [...style].filter((name) => !measured.test(name) || name.startsWith('border'))
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]))
    }
    await document.fonts.ready
    const elements = [...document.querySelectorAll('body *:not(script)')]
    noting.noted = new Map(elements.map((element) => [element, noting.looks(element)]))
    return noting.noted.size
  })
}

function differences(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { looks, noted } = window as unknown as Noting
    // Scripts alone know that a gallery cannot be moved any further.
    const outOfUse = ':is([hidden], [aria-disabled=true]), :is([hidden], [aria-disabled=true]) *'
    return [...noted]
      .filter(([element]) => element.isConnected && !element.matches(outOfUse))
      .flatMap(([element, before]) => {
        const now = looks(element)
        return Object.keys(before)
          .filter((name) => before[name] !== now[name])
          .map(
            (name) =>
              `${element.tagName}.${element.className} ${name}: ${before[name]} → ${now[name]}`,
          )
      })
  })
}
