import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { arabic } from '../support/dashboard-words.ts'
import { rewriteSection } from '../support/editing.ts'
import { hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { expect, test } from '../support/test.ts'

/** The limits are for the first view of the home page, compressed with brotli. */
const most = {
  html: 12_000,
  css: 12_000,
  /** Rules of rich text or of results come on top. */
  cssElsewhere: 12_600,
  js: 102_000,
  fonts: 130_000,
  heroPicture: 90_000,
  /** More than the page of the ways to reach the company, where that has no form. */
  form: 12_000,
} as const

const kindsOfPages = ['', '/products', '/blog/1', '/search?q=water', '/contact', '/nowhere']

/** The editor counts with the list that it is opened from. */
const staffMost = { login: 110_000, links: 112_500, list: 209_000, editor: 380_000 } as const

test('F4: the first view stays within its weight limit', async ({ address }) => {
  for (const path of kindsOfPages.flatMap((path) => [path || '/', `/ar${path}`])) {
    const headers = { 'accept-encoding': 'br' }
    const answer = await fetch(address + path, { headers })
    const html = await answer.text()
    const sent = answer.headers.get('content-length') ?? brotliCompressSync(html).byteLength
    expect(Number(sent), path).toBeLessThanOrEqual(most.html)
    for (const kind of ['css', 'js'] as const) {
      const files = html.matchAll(new RegExp(`/assets/[\\w.-]+\\.${kind}`, 'g'))
      const addresses = new Set([...files].map(([file]) => address + file))
      expect(addresses.size, kind).toBeGreaterThan(1)
      const limit = kind === 'css' && !/^\/(ar)?$/.test(path) ? most.cssElsewhere : most[kind]
      expect(await sumOf([...addresses]), `${path} ${kind}`).toBeLessThanOrEqual(limit)
    }
  }
})

test('F4: with a full menu and two columns in the footer, a page weighs no more than it may, either', async ({
  address,
}) => {
  const at = (id: string, target: object) => ({ id, target })
  const section = (id: string, name: string) => at(id, { kind: 'section', section: name })
  const own = (id: string) => [
    at(`${id}000`, { kind: 'home' }),
    section(`${id}001`, 'posts'),
    section(`${id}002`, 'business'),
    section(`${id}003`, 'products'),
  ]
  const reach = [at('contact0', { kind: 'contact' }), at('search00', { kind: 'search' })]
  await rewriteSection(address, 'navigation', {
    menu: [...own('first'), { id: 'opening0', links: own('group') }, ...reach],
    footer: [
      { id: 'company0', links: own('foote') },
      { id: 'reaching', links: reach.map(({ id, target }) => at(id.replace('0', '1'), target)) },
    ],
    labels: {
      opening0: { ar: 'اقرأ' },
      company0: { ar: 'الشركة' },
      reaching: { ar: 'اتصل بنا' },
    },
  })
  const html = await (await fetch(`${address}/ar`)).text()
  expect(html).toContain('اتصل بنا')
  expect(brotliCompressSync(html).byteLength).toBeLessThanOrEqual(most.html)
})

for (const path of ['', '/ar']) {
  test(`F4: the fonts of ${path}/ weigh no more than they may`, async ({ visitor }) => {
    const names: string[] = []
    const fonts: Promise<Buffer>[] = []
    visitor.on('response', (response) => {
      if (response.request().resourceType() !== 'font') return
      names.push(response.url())
      fonts.push(response.body())
    })
    await visitor.setViewportSize({ width: 1440, height: 900 })
    await open(visitor, path || '/')
    await visitor.evaluate(() => document.fonts.ready)
    const weights = (await Promise.all(fonts)).map((font) => font.byteLength)
    expect(weights.length).toBeGreaterThan(1)
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(most.fonts)
    expect(names.join(' '), 'labels share the face of headings').not.toContain('600')
  })
}

test('FORM-17 the page of a form weighs little more than one without', async ({
  visitor,
  address,
}) => {
  const api = apiOf(address, (await signIn(address)).token)
  const answer = await api('forms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preset: 'admission' }),
  })
  const { form } = (await answer.json()) as { form: { id: number } }
  await rewriteSection(address, 'contactUs', { contact_form: false })
  const scripts = scriptsOf(visitor)
  await open(visitor, `/forms/${form.id}`)
  await hydrate(visitor.getByRole('form'))
  const worker = visitor.waitForEvent('worker')
  await visitor.getByRole('form').getByRole('textbox').first().focus()
  const ofForm = [...scripts, (await worker).url()]
  expect(ofForm.join(' ')).toMatch(/form-fields-.*proof-worker-/)
  scripts.clear()
  await open(visitor, '/contact')
  await hydrate(visitor.getByRole('contentinfo'))
  // Pages fetch what others need once they have nothing else to do.
  const added = () => sumOf(ofForm.filter((address) => !scripts.has(address)))
  await expect.poll(added).toBeLessThanOrEqual(most.form)
  expect(await added()).toBeGreaterThan(0)
})

test('F5: the picture of the hero of a list weighs no more than it may', async ({ visitor }) => {
  await visitor.setViewportSize({ width: 1440, height: 900 })
  await open(visitor, '/ar/blog')
  const picture = visitor.locator('[data-hero] picture img').first()
  const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(source).toMatch(/\.avif$/)
  const { byteLength } = await (await visitor.request.get(source)).body()
  expect(byteLength).toBeLessThanOrEqual(most.heroPicture)
  await expect(visitor.locator('link[rel=preload][as=image]')).toHaveAttribute(
    'imagesrcset',
    (await picture.locator('xpath=../source[1]').getAttribute('srcset')) ?? '',
  )
})

test('what lies beneath the first view is fetched at the first move, not before', async ({
  visitor,
}) => {
  const later = new Set<string>()
  visitor.on('request', (request) => {
    if (/front-sections.*\.js/.test(request.url())) later.add(request.url())
  })
  // However slow the machine: the four seconds after which it is fetched anyway last a minute here.
  // What the test itself asks of the page counts as an act of its visitor, too.
  await visitor.addInitScript((wait) => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } })
    const { setTimeout } = window
    const longer = (call: () => void, time?: number) =>
      setTimeout(call, time === wait ? 60_000 : time)
    window.setTimeout = longer as typeof window.setTimeout
    const { addEventListener } = window
    window.addEventListener = (...given: Parameters<typeof addEventListener>) => {
      if (given[0] === 'pointermove') document.documentElement.dataset.awaitsMove = ''
      addEventListener(...given)
    }
  }, 4_000)
  await open(visitor, '/')
  await expect(visitor.locator('html[data-awaits-move]')).toBeAttached()
  expect([...later]).toEqual([])
  await visitor.mouse.move(50, 50)
  await visitor.mouse.move(60, 60)
  await expect.poll(() => later.size).toBe(1)
})

test('F7: the login loads no more script than it may, and its checks while it is filled in', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await open(page, '/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(scripts.size).toBeGreaterThan(5)
  expect(await sumOf([...scripts])).toBeLessThanOrEqual(staffMost.login)
  const names = () => [...scripts].join(' ')
  expect(names()).not.toMatch(/checks-/)
  await page.getByLabel(arabic.signIn.email).fill('l')
  await expect.poll(names).toMatch(/checks-/)
  expect(names()).not.toMatch(/lists-/)
})

test('F7: pages of one-time links load little more script than the login', async ({ page }) => {
  const scripts = scriptsOf(page)
  for (const path of ['/login/forgot', '/login/link']) {
    scripts.clear()
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(scripts.size).toBeGreaterThan(5)
    expect(await sumOf([...scripts]), path).toBeLessThanOrEqual(staffMost.links)
  }
})

test('F7: the dashboard loads no more script than it may, and the editor only where it is needed', async ({
  layla,
}) => {
  const page = await layla('ar')
  const scripts = scriptsOf(page)
  await open(page, '/dashboard/blog')
  await expect(page.getByRole('table')).toBeVisible()
  const ofList = [...scripts]
  await open(page, '/dashboard/blog/new')
  await expect(page.getByRole('toolbar').first()).toBeVisible()
  expect(await sumOf(ofList)).toBeLessThanOrEqual(staffMost.list)
  expect(await sumOf([...scripts])).toBeLessThanOrEqual(staffMost.editor)

  const content = page.getByRole('textbox', {
    name: arabic.form.nameIn(arabic.form.content, 'العربية'),
  })
  await content.click()
  await expect.poll(() => [...scripts].join(' ')).toMatch(/linkify-/)
  await content.pressSequentially('اكتب إلى www.naoura.com ')
  await expect(content.getByRole('link')).toHaveText('www.naoura.com')
})

function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url())
  })
  return scripts
}

async function sumOf(addresses: string[]): Promise<number> {
  const weights = await Promise.all(addresses.map(weightOf))
  return weights.reduce((sum, weight) => sum + weight, 0)
}

const weights = new Map<string, Promise<number>>()

function weightOf(address: string): Promise<number> {
  const weight = weights.get(address) ?? weigh(address)
  weights.set(address, weight)
  return weight
}

async function weigh(address: string): Promise<number> {
  const file = await fetch(address)
  return brotliCompressSync(await file.bytes()).byteLength
}
