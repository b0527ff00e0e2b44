import type { Page } from '@playwright/test'
import { siteWordsIn } from '../support/site-words.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'

type Language = 'ar' | 'en'
type Message = { name: string; message: string; suspicion: null }

const prefix = { en: '', ar: '/ar' }
const links =
  'رأينا مضخّاتكم في ثلاثة مواقع، فأيّها لكم؟ https://a.example https://b.example https://c.example'
let networks = 0

async function offering(address: string, visitor: Page) {
  networks++
  await visitor.setExtraHTTPHeaders({ 'x-forwarded-for': `203.0.113.${networks}` })
  const api = apiOf(address, (await signIn(address)).token)
  const made = await api('forms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ preset: 'contact', guard: 'strict' }),
  })
  const { form } = (await made.json()) as { form: { id: number } }
  const body = new FormData()
  body.append('content', JSON.stringify({ contact_form: true }))
  await api('sections/contactUs/content', { method: 'POST', body })
  return {
    strict: `/forms/${form.id}`,
    async inbox() {
      const { messages } = (await (await api('messages')).json()) as { messages: Message[] }
      return messages
    },
  }
}

function formOn(page: Page, language: Language) {
  const words = siteWordsIn(language)
  const form = page.getByRole('form')
  return {
    form,
    message: form.locator('textarea'),
    send: form.getByRole('button', { name: words.contact_send }),
    check: form.getByRole('button', { name: words.contact_check }),
    notice: form.getByRole('region', { name: words.refusal_check }),
    sent: page.getByText(words.contact_sent),
    async fill(name: string, message: string) {
      await form.locator('[autocomplete=name]').fill(name)
      await form.locator('[type=email]').fill('rima@farm.example')
      await form.locator('textarea').fill(message)
    },
  }
}

test('MSG-12 what a browser sends is proven, with nothing to see or to press', async ({
  visitor,
  address,
}) => {
  const { inbox, strict } = await offering(address, visitor)
  for (const [language, path] of [
    ['ar', strict],
    ['en', '/contact'],
  ] as const) {
    await open(visitor, prefix[language] + path)
    const on = formOn(visitor, language)
    await hydrate(on.send)
    await on.fill(`Rima ${language}`, links)
    await on.send.click()
    await expect(on.sent).toBeVisible()
    expect(await inbox()).toContainEqual(
      expect.objectContaining({ name: `Rima ${language}`, message: links }),
    )
  }
})

test.describe('where the work fails', () => {
  test.use({ provoked: /ERR_FAILED|400 \(Bad Request\)/ })

  for (const language of inspectedLanguages('form-check')) {
    test(`MSG-12 FORM-16 a strict form asks to check and send (${language})`, async ({
      visitor,
      address,
    }) => {
      const { strict } = await offering(address, visitor)
      await prepareAxe(visitor)
      await open(visitor, prefix[language] + strict)
      await reroute(visitor, '**/proof-worker*', (route) => route.abort())
      const on = formOn(visitor, language)
      await hydrate(on.send)
      await on.fill('Rima', links)
      await on.send.click()
      await expect(on.notice).toBeFocused()
      await expect(on.check).toBeVisible()
      await expect(on.message).toHaveValue(links)
      await inspectAll(visitor, 'form-check')
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [language, isStrict, message] of [
    ['ar', false, links],
    ['en', true, 'Our well gives less water.'],
  ] as const) {
    test(`FORM-3 Rima checks what lacks proof, and sends it once more (${language})`, async ({
      visitor,
      address,
    }) => {
      const { inbox, strict } = await offering(address, visitor)
      const path = isStrict ? strict : '/contact'
      await open(visitor, prefix[language] + path)
      const on = formOn(visitor, language)
      const name = `Checked ${language}`
      await on.fill(name, message)
      await on.send.click()
      await expect(on.notice).toBeFocused()
      await expect(on.message).toHaveValue(message)
      await on.message.fill(`${message} Changed.`)
      await expect(async () => {
        if (await on.check.isVisible()) await on.check.click()
        await expect(on.sent.or(on.check)).toBeVisible()
        expect(await on.sent.count()).toBe(1)
      }).toPass({ intervals: [7_500] })
      const sent = (await inbox()).find((one) => one.name === name)
      expect(sent).toMatchObject({ message: `${message} Changed.`, suspicion: null })
    })
  }
})
