import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { saveButton } from '../support/editing.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { publishPage } from '../support/page-of-blocks.ts'
import { expect, framed, prepareAxe, test } from '../support/test.ts'

test.use({ provoked: framed })

const year = 2097
const addresses = { ar: `/ar/${encodeURIComponent('الفعاليات')}`, en: '/dates' } as const

for (const language of inspectedLanguages('events')) {
  const words = language === 'ar' ? arabic : english
  const { blocks } = words
  const nameOf = (code: string) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? ''

  test(`Layla plans events, and a visitor takes one into the calendar (EVT-1, EVT-3) (${language})`, async ({
    layla,
    address,
    request,
  }) => {
    const { id } = await publishPage(address, {
      title: { en: 'Dates', ar: 'الفعاليات' },
      slug: { en: 'dates', ar: 'الفعاليات' },
    })
    const page = await layla(language)
    await prepareAxe(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await open(page, `/dashboard/pages/${id}`)
    const list = page.getByRole('region', { name: blocks.title, exact: true })
    const item = (index: number) => {
      const name = blocks.numbered(blocks.items.events.one, index + 1)
      const heading = page.getByRole('heading', { name, exact: true })
      return list.getByRole('listitem').filter({ has: heading }).last()
    }
    const field = (label: string, code: string, index: number) =>
      item(index).getByRole('textbox', {
        name: words.form.nameIn(label, nameOf(code)),
        exact: true,
      })
    const time = (name: 'starts' | 'ends', index: number) =>
      item(index).getByLabel(blocks.events[name], { exact: true })

    await test.step('an event without a day is refused at its field', async () => {
      const { name } = blocks.kinds.events
      await choose(page.getByRole('button', { name: blocks.add, exact: true }).last(), name)
      await field(blocks.fields.title, 'ar', 0).fill('يوم مفتوح للأهالي')
      await field(blocks.fields.title, 'en', 0).fill('Open day for parents')
      await field(blocks.fields.place, 'ar', 0).fill('القاعة 2')
      await field(blocks.fields.place, 'en', 0).fill('Hall 2')
      await saveButton(page, words).click()
      await expect(time('starts', 0)).toHaveAccessibleDescription(
        words.messages[messages.eventTime] ?? '',
      )
      await time('starts', 0).fill(`${year}-12-05T09:00`)
      await time('ends', 0).fill(`${year}-12-05T11:30`)
    })

    await test.step('another lasts for days, and one is over', async () => {
      for (const [index, titles, days] of [
        [1, ['معرض الكتاب', 'Book fair'], [`${year}-06-01`, `${year}-06-03`]],
        [2, ['حفل التخرّج', 'Graduation'], ['2021-06-18', '']],
      ] as const) {
        await list.getByRole('button', { name: blocks.items.events.add }).click()
        await item(index).getByText(blocks.events.wholeDay, { exact: true }).click()
        await time('starts', index).fill(days[0])
        await time('ends', index).fill(days[1])
        await field(blocks.fields.title, 'ar', index).fill(titles[0])
        await field(blocks.fields.title, 'en', index).fill(titles[1])
      }
      const frame = page.locator('iframe').contentFrame()
      await expect(frame.locator('.events-block h3')).toHaveCount(3)
      await page.evaluate(() => scrollTo(0, 0))
      await inspectAll(page, 'event-block')
      await saveButton(page, words).click()
      await expect(page.getByText(words.messages[messages.pageUpdated])).toBeVisible()
    })

    const visitor = await page.context().newPage()
    await prepareAxe(visitor)
    for (const [code, first, past] of [
      ['ar', 'معرض الكتاب', /^فعاليات سابقة/],
      ['en', 'Book fair', /^Past events/],
    ] as const) {
      await open(visitor, addresses[code])
      await expect(visitor.locator('.events-block h3').first()).toHaveText(first)
      await expect(visitor.locator('.events-dates').first()).toContainText(`Jun 3, ${year}`)
      await inspectAll(visitor, `events-${code}`)
      await visitor.getByText(past).click()
      await expect(visitor.locator('details h3')).toBeVisible()
      await inspectAll(visitor, `events-past-${code}`)
    }
    const calendar = visitor.getByRole('link', { name: 'Add to calendar' }).nth(1)
    await expect(calendar).toHaveAccessibleDescription('Open day for parents')
    const file = await request.get((await calendar.getAttribute('href')) ?? '')
    expect(await file.text()).toContain('SUMMARY:Open day for parents')
  })
}
