import { presetValues } from '../../src/domain/forms/form-presets.ts'
import { madePdf } from '../support/made-files.ts'
import { arabic } from '../support/dashboard-words.ts'
import { tabTo } from '../support/choose.ts'
import { hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, test } from '../support/test.ts'

const job = presetValues('job', ['ar']) as Record<string, string>
const label = (field: string) => job[`label:${field}.ar`] ?? field

test('an application for a job, by keyboard alone', async ({ omar, address }) => {
  const staff = apiOf(address, (await signIn(address)).token)
  const headers = { 'content-type': 'application/json' }
  await staff('forms', { method: 'POST', headers, body: JSON.stringify({ preset: 'contact' }) })
  const page = await omar('ar')
  const { forms, actions } = arabic
  const press = (key: string) => page.keyboard.press(key)

  await test.step('Omar begins, thinks again, and makes the form', async () => {
    await open(page, '/dashboard/forms')
    const create = page.getByRole('button', { name: forms.create })
    const dialog = page.getByRole('dialog', { name: forms.create })
    await tabTo(page, create)
    await press('Enter')
    await expect(dialog.getByRole('button', { name: actions.cancel })).toBeFocused()
    await press('Escape')
    await expect(dialog).toBeHidden()
    await expect(create).toBeFocused()
    await press('Enter')
    await tabTo(page, dialog.getByRole('button', { name: forms.presets.job.name }))
    await press('Enter')
    await expect(page).toHaveURL(/\/forms\/\d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  await test.step('he gives it another title and saves it', async () => {
    const name = arabic.form.nameIn(arabic.form.title, 'العربية')
    const title = page.getByRole('textbox', { name, exact: true })
    await tabTo(page, title)
    await press('Enter')
    await press('Control+a')
    await page.keyboard.type('اعمل معنا')
    await press('Control+s')
    await expect(page.locator('[data-save-bar]')).toHaveCount(0)
  })

  await test.step('Rima applies', async () => {
    const words = siteWordsIn('ar')
    await open(page, `/ar/forms/${page.url().split('/').at(-1)}`)
    const form = page.getByRole('form', { name: 'اعمل معنا' })
    await hydrate(form)
    for (const [field, text] of [
      ['nameof01', 'ريما'],
      ['emailof1', 'rima@farm.example'],
      ['phoneof1', '+963 944 555 171'],
      ['position', 'فنّية مضخّات'],
      ['message1', 'أصلح المضخّات منذ خمس سنوات.'],
    ] as const) {
      await tabTo(page, form.getByLabel(label(field)))
      await page.keyboard.type(text)
    }
    await tabTo(page, form.getByLabel(label('filesof1')))
    const chooser = page.waitForEvent('filechooser')
    await press('Space')
    const buffer = Buffer.from(madePdf({ pages: 1, text: 'Fitter' }))
    await (await chooser).setFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer })
    await expect(form.getByText('cv.pdf')).toBeVisible()
    const send = form.getByRole('button', { name: job['button.ar'] ?? '' })
    await tabTo(page, send)
    await press('Enter')
    const summary = form.getByRole('region')
    await expect(summary).toBeFocused()
    await tabTo(page, summary.getByRole('link'))
    await press('Enter')
    await expect(form.getByRole('checkbox')).toBeFocused()
    await press('Space')
    await expect(form.getByRole('checkbox')).toBeChecked()
    await tabTo(page, send)
    await press('Enter')
    await expect(page.getByText(words.contact_sent)).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: words.contact_sent })).toBeFocused()
  })
})
