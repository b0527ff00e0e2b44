import { ledgerWords } from '../../src/dashboard/editor/ledger/words.ts'
import { messages } from '../../src/domain/messages.ts'
import { counted } from '../support/counted.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { open } from '../support/open.ts'
import { expect, test } from '../support/test.ts'

const days = {
  ar: { words: arabic, width: 390, inArabic: 'العربية', inEnglish: 'الإنجليزية' },
  en: { words: english, width: 1440, inArabic: 'Arabic', inEnglish: 'English' },
} as const

for (const [language, { words, width, inArabic, inEnglish }] of Object.entries(days)) {
  test(`EDT-26 three presses do each step of a day: ${language}, ${width}`, async ({
    layla,
    context,
    address,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await layla(language as keyof typeof days)
    await page.setViewportSize({ width, height: 900 })
    const { click, fill, step, record } = counted(page)
    const { form, publication, sharing, dates, list, actions } = words
    const ledger = ledgerWords[language as keyof typeof days]
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const field = (name: string, spoken: string) =>
      page.getByRole('textbox', { name: form.nameIn(name, spoken), exact: true })
    const bar = page.locator('[data-save-bar]').getByRole('button')
    const told = (message: keyof typeof words.messages) =>
      expect(page.getByText(words.messages[message]).first()).toBeVisible()
    const show = async (code: string) => {
      const tab = page.locator(`[role=tab][data-key=${code}]`)
      if (await tab.isVisible()) await click(tab)
    }
    const badge = (spoken: string, state: string) =>
      page.getByRole('link', { name: `${spoken}: ${state}` })
    const today = Date.parse((await page.request.get('/healthz')).headers().date ?? '')
    const inAMonth = new Date(today + 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const statuses = async (id: string) =>
      Promise.all(
        ['/ar', ''].map(async (path) => (await fetch(`${address}${path}/blog/${id}`)).status),
      )
    await open(page, '/dashboard/blog')

    await step('write', async () => {
      await click(page.getByRole('link', { name: list.addNew }).first())
      await field(form.title, language === 'ar' ? inArabic : inEnglish).waitFor()
      if (language === 'en') await show('ar')
      await fill(field(form.title, inArabic), 'نفتح فرعنا في حماة')
      await fill(field(form.content, inArabic), 'نستقبلكم يوم الأحد في السوق القديم.')
      await show('en')
      await fill(field(form.title, inEnglish), 'We open in Hama')
      await fill(field(form.content, inEnglish), 'We welcome you on Sunday in the old market.')
    })
    await step('save as draft', async () => {
      await click(bar.filter({ hasText: publication.saveAsDraft }))
      await told(messages.articleSaved)
      await expect(page).toHaveURL(/\d$/)
    })
    const id = page.url().split('/').at(-1) ?? ''
    await step('share the preview', async () => {
      await click(button(publication.share))
      await click(button(sharing.makeAndCopy))
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
      await record('link')
      await click(
        page.getByRole('dialog').getByRole('button', { name: actions.close, exact: true }),
      )
    })
    const shared = await page.evaluate(() => navigator.clipboard.readText())
    expect(await (await fetch(shared)).text()).toContain('We open in Hama')
    await step('set a date', async () => {
      await click(button(publication.setDate))
      await fill(page.getByLabel(dates.day), inAMonth)
      await record('date')
      await click(button(dates.submit))
      await told(messages.dateSet)
    })
    expect(await statuses(id)).toEqual([404, 404])
    await step('publish Arabic alone', async () => {
      await click(button(publication.more(inArabic)))
      await click(page.getByRole('menuitem', { name: publication.publish, exact: true }))
      await told(messages.articlePublished)
      await expect(page).toHaveURL('/dashboard/blog')
    })
    expect(await statuses(id)).toEqual([200, 404])
    await step('correct English', async () => {
      await click(badge(inEnglish, words.completeness.scheduled).first())
      await click(field(form.content, inEnglish))
      await fill(field(form.content, inEnglish), 'We welcome you on Monday in the old market.')
      await click(bar.filter({ hasText: publication.publish }))
      await told(messages.articlePublished)
      await expect(page).toHaveURL('/dashboard/blog')
    })
    expect(await statuses(id)).toEqual([200, 200])
    await step('see Arabic behind', async () => {
      await click(badge(inArabic, words.completeness.behind).first())
      await expect(page.getByText(ledger.newer(inEnglish))).toBeVisible()
    })
    await step('see what changed', async () => {
      await click(button(ledger.changesOf(form.content)))
      await expect(page.getByRole('region').locator('ins')).toContainText('Monday')
      await expect(page.getByRole('region').locator('ins')).toBeInViewport()
    })
    await step('catch up', async () => {
      await click(field(form.content, inArabic))
      await fill(field(form.content, inArabic), 'نستقبلكم يوم الاثنين في السوق القديم.')
      await click(bar.filter({ hasText: actions.save }).last())
      await expect(page).toHaveURL('/dashboard/blog')
    })
    expect(await (await fetch(`${address}/ar/blog/${id}`)).text()).toContain('يوم الاثنين')
    await expect(badge(inArabic, words.completeness.complete).first()).toBeVisible()
  })
}
