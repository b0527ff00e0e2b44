import { open } from '../support/open.ts'
import { test, expect } from '../support/test.ts'
import { apiOf, signIn } from '../support/product.ts'

const shots = '/tmp/pe-shots'
test('shots', async ({ omar, address }) => {
  test.setTimeout(240_000)
  const { token } = await signIn(address)
  const api = apiOf(address, token)
  const json = (body: object) => ({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  const made = await api(
    'pages',
    json({
      title: { en: 'About us', ar: 'من نحن' },
      lead: { en: 'Who raises the water.', ar: 'من يرفع الماء.' },
      order: ['textaaaa', 'factaaaa', 'questaaa', 'teamaaaa', 'actionaa', 'quoteaaa'],
      blocks: {
        textaaaa: { kind: 'text' },
        factaaaa: { kind: 'facts', items: [{ id: 'aaaaaaa1' }, { id: 'aaaaaaa2' }] },
        questaaa: { kind: 'questions', items: [{ id: 'bbbbbbb1' }] },
        teamaaaa: {
          kind: 'people',
          items: [{ id: 'ccccccc1', phone: '+963 33 123456', email: 'rima@farm.example' }],
        },
        actionaa: { kind: 'action', link: { kind: 'contact' } },
        quoteaaa: { kind: 'quote' },
      },
      texts: {
        'body:textaaaa': {
          en: '<p>We raise water by <strong>norias</strong>.</p>',
          ar: '<p>نرفع الماء <strong>بالنواعير</strong>.</p>',
        },
        'value:aaaaaaa1': { en: '412', ar: '412' },
        'label:aaaaaaa1': { en: 'families', ar: 'أسرة' },
        'question:bbbbbbb1': { en: 'How deep?' },
        'answer:bbbbbbb1': { en: '<p>Deep.</p>' },
        'name:ccccccc1': { en: 'Rima', ar: 'ريما' },
        'heading:actionaa': { en: 'Write to us', ar: 'اكتب إلينا' },
        'button:actionaa': { en: 'Contact', ar: 'تواصل' },
      },
    }),
  )
  const body = await made.json()
  console.log(made.status, JSON.stringify(body).slice(0, 300))
  const id = body.page.id
  await api('pages', json({ title: { ar: 'الأسئلة المتكرّرة' }, status: 'published', listed: false }))
  for (const language of ['ar', 'en'] as const) {
    const page = await omar(language)
    await page.addInitScript((code) => {
      if (window.top === window) localStorage.setItem('language', code)
    }, language)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const theme of language === 'ar' ? ['light'] : ['dark']) {
        await page.emulateMedia({ colorScheme: theme as 'light' })
        const shot = async (name: string, fullPage = false) => {
          await page.screenshot({
            path: `${shots}/${name}-${language}-${width}.png`,
            fullPage,
            animations: 'disabled',
          })
        }
        await open(page, '/dashboard/pages')
        await shot('list')
        await open(page, '/dashboard/pages/new')
        await shot('new')
        await open(page, '/dashboard/pages/home')
        await expect(page.locator('iframe').or(page.locator('h1'))).not.toHaveCount(0)
        await page.evaluate(() => new Promise((r) => setTimeout(r, 2500)))
        await shot('home')
        await open(page, `/dashboard/pages/${id}`)
        await page.evaluate(() => new Promise((r) => setTimeout(r, 2500)))
        await shot('edit', true)
        const toggles = page.locator('h3 > button')
        const n = await toggles.count()
        for (let i = 0; i < n; i++) {
          await toggles.nth(i).click()
          await page.evaluate(() => new Promise((r) => setTimeout(r, 700)))
          await page
            .locator('article[data-open]')
            .screenshot({ path: `${shots}/block${i}-${language}-${width}.png` })
        }
        await page
          .getByRole('button', {
            name: language === 'ar' ? 'إضافة مقطع' : 'Add block',
            exact: true,
          })
          .last()
          .click()
        await page.evaluate(() => new Promise((r) => setTimeout(r, 400)))
        await shot('kinds')
        await page.keyboard.press('Escape')
      }
    }
  }
})
