import type { Page } from '@playwright/test'
import { published } from '../support/editing.ts'
import { arabic } from '../support/dashboard-words.ts'
import { inspectAll } from '../support/inspect.ts'
import { hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

const english = { title: 'Solar pump', content: '<p>Quiet.</p>' }
const inArabic = { title: 'مضخّة شمسيّة', content: '<p>هادئة.</p>' }
let networks = 0

async function pumpAndForm(address: string, visitor: Page) {
  await visitor.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${200 + networks++}` })
  const api = apiOf(address, (await signIn(address)).token)
  const send = (method: string, path: string, json: object) =>
    api(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
  const pump = await published(address, { section: 'products', ...english })
  const body = new FormData()
  for (const [name, value] of Object.entries(inArabic)) body.append(name, value)
  await api(`sections/products/keys/articles/articles/ar/${pump}`, { method: 'POST', body })
  const { form } = await (await send('POST', 'forms', { preset: 'price' })).json()
  return { pump, form: form.id as number, remove: () => send('DELETE', `forms/${form.id}`, {}) }
}

function formOn(page: Page) {
  const form = page.getByRole('form')
  return {
    about: form.getByText('بخصوص: \u2068مضخّة شمسيّة\u2069'),
    send: form.getByRole('button', { name: 'طلب عرض سعر' }),
    async fill(name: string) {
      await form.getByLabel('ما المطلوب؟').fill('مضخّتان بعمق خمسين مترًا')
      await form.getByLabel('الاسم').fill(name)
      await form.getByLabel('رقم الهاتف').fill('٠٩٤٤ ٥٥٥ ٠١٤')
    },
  }
}

const sent = siteWordsIn('ar').contact_sent

test('FORM-15 Rima asks about a product, which Omar finds beside her message', async ({
  visitor,
  omar,
  address,
}) => {
  const { pump, form, remove } = await pumpAndForm(address, visitor)
  await prepareAxe(visitor)
  await open(visitor, `/ar/products/${pump}`)
  await visitor.getByRole('link', { name: siteWordsIn('ar').article_ask }).click()
  await expect(visitor).toHaveURL(`/ar/forms/${form}?about=${pump}`)
  const on = formOn(visitor)
  await hydrate(on.send)
  await expect(on.about).toBeVisible()
  await inspectAll(visitor, 'asked-product')
  await on.fill('ريما')
  await on.send.click()
  await expect(visitor.getByText(sent)).toBeVisible()

  const page = await omar('ar')
  await prepareAxe(page)
  await open(page, '/dashboard/inbox')
  await page.getByRole('button', { name: /ريما/ }).first().click()
  const about = page.getByRole('link', { name: 'مضخّة شمسيّة' })
  await expect(about).toHaveAttribute('href', `/ar/products/${pump}`)
  await inspectAll(page, 'inbox-asked-product')
  await open(page, `/dashboard/forms/${form}`)
  await expect(page.getByRole('switch', { name: arabic.forms.onProducts })).toBeChecked()
  await inspectAll(page, 'form-on-products')
  await remove()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('FORM-15 a refused form keeps the product, and one that is gone is left out', async ({
    visitor,
    address,
  }) => {
    const { pump, form, remove } = await pumpAndForm(address, visitor)
    await open(visitor, `/ar/forms/${form}?about=${pump}`)
    const on = formOn(visitor)
    await on.send.click()
    await expect(on.about).toBeVisible()
    await on.fill('سامي')
    await on.send.click()
    await expect(visitor.getByText(sent)).toBeVisible()
    const api = apiOf(address, (await signIn(address)).token)
    const { messages } = await (await api('messages?limit=1')).json()
    expect(messages).toMatchObject([{ name: 'سامي', about: { id: pump, title: inArabic.title } }])
    await open(visitor, `/ar/forms/${form}?about=99999`)
    await expect(visitor).toHaveURL(`/ar/forms/${form}`)
    await expect(visitor.getByRole('form').getByText('بخصوص')).toHaveCount(0)
    await remove()
  })
})
