import type { Page } from '@playwright/test'
import { visitorSentence } from '../../src/site/forms/visitor-sentence.ts'
import { messages } from '../../src/domain/messages.ts'
import type { ContactField } from '../../src/domain/contact/inbox-message.ts'
import { siteWordsIn } from '../support/site-words.ts'
import { rewriteSection } from '../support/editing.ts'
import { expectHydrated, hydrate, open } from '../support/open.ts'
import { apiOf, signIn } from '../support/product.ts'
import { inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test, violations } from '../support/test.ts'

const prefix = { en: '', ar: '/ar' }

type Inbox = { messages: { name: string; email: string; message: string; language: string }[] }

async function offering(address: string) {
  const api = apiOf(address, (await signIn(address)).token)
  const body = new FormData()
  body.append('content', JSON.stringify({ contact_form: true }))
  await api('sections/contactUs/content', { method: 'POST', body })
  return { inbox: async () => ((await (await api('messages')).json()) as Inbox).messages }
}

function formOn(page: Page, language: 'en' | 'ar') {
  const words = siteWordsIn(language)
  const form = page.getByRole('form', { name: words.contact_label })
  return {
    words,
    form,
    field: (name: ContactField) => form.getByLabel(words[`contact_${name}`]),
    send: form.getByRole('button', { name: words.contact_send }),
    sent: page.getByText(words.contact_sent),
    errors: form.locator('[aria-invalid=true]'),
    summary: form.getByRole('region', {
      name: visitorSentence({ language }, messages.formInvalid),
    }),
    said: (sentence: string) =>
      form.getByText(visitorSentence({ language }, sentence), { exact: true }),
  }
}

test('no form is offered while the company has it off', async ({ visitor, address }) => {
  await rewriteSection(address, 'contactUs', { contact_form: false })
  for (const path of ['/', '/contact']) {
    const answer = await visitor.request.get(path)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).not.toContain('action="/contact"')
  }
})

test('HDR-7 where the company cannot be reached, nothing leads to it', async ({
  visitor,
  emptyProduct,
}) => {
  const { address } = emptyProduct
  expect((await visitor.request.get(`${address}/contact`)).status()).toBe(404)
  expect(await (await visitor.request.get(address)).text()).not.toContain('href="/contact"')
  expect(await (await visitor.request.get(`${address}/sitemap.xml`)).text()).not.toContain(
    '/contact<',
  )
})

for (const [language, contact] of [
  ['ar', 'تواصل معنا'],
  ['en', 'Contact'],
] as const) {
  test(`HDR-7 header and footer lead to the ways to reach the company (${language})`, async ({
    visitor,
    address,
  }) => {
    await prepareAxe(visitor)
    for (const place of ['banner', 'contentinfo'] as const) {
      await open(visitor, `${prefix[language]}/blog/1`)
      await hydrate(visitor.getByRole(place))
      await visitor.getByRole(place).getByRole('link', { name: contact, exact: true }).click()
      await expect(visitor).toHaveURL(`${prefix[language]}/contact`)
      await expect(visitor.getByRole('heading', { level: 1 })).toBeFocused()
    }
    const main = visitor.getByRole('main')
    await expect(main.locator('a[href^="tel:"]')).toHaveCount(2)
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(2)
    await expect(main.locator('a[href^="https://wa.me/"]')).toHaveCount(1)
    if (inspectedLanguages('contact-ways').includes(language)) {
      await inspectAll(visitor, 'contact-ways')
    }
    expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(
      `<loc>${address}${prefix[language]}/contact</loc>`,
    )
  })
}

test.describe('MAP-1 the map', () => {
  const host = 'https://www.openstreetmap.org/**'
  const picture = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')

  test('is shown once its host has answered', async ({ visitor }) => {
    const released = Promise.withResolvers<void>()
    await reroute(visitor, host, async (route) => {
      const isProbe = route.request().resourceType() === 'image'
      if (!isProbe) return route.fulfill({ contentType: 'text/html', body: 'the map' })
      await released.promise
      return route.fulfill({ contentType: 'image/gif', body: picture })
    })
    await open(visitor, '/contact')
    const frame = visitor.locator('iframe')
    await frame.scrollIntoViewIfNeeded()
    await expect(frame).toHaveCSS('opacity', '0')
    released.resolve()
    await expect(frame).toHaveCSS('opacity', '1')
  })

  test('is drawn where its host refuses, with a link', async ({ visitor }) => {
    const asked = Promise.withResolvers<void>()
    await reroute(visitor, host, async (route) => {
      if (route.request().resourceType() === 'image') asked.resolve()
      await route.abort('connectionrefused')
    })
    await open(visitor, '/contact')
    await visitor.locator('iframe').scrollIntoViewIfNeeded()
    await asked.promise
    await expect(visitor.locator('iframe')).toHaveCSS('opacity', '0')
    await expect(visitor.getByRole('link', { name: /Open in maps/ })).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('is simply there', async ({ visitor }) => {
      await reroute(visitor, host, (route) =>
        route.fulfill({ contentType: 'text/html', body: 'the map' }),
      )
      await open(visitor, '/contact')
      await expect(visitor.locator('iframe')).toHaveCSS('opacity', '1')
    })
  })
})

test('a visitor is told what is wrong, mends it and sends it', async ({ visitor, address }) => {
  const { inbox } = await offering(address)
  await prepareAxe(visitor)
  await open(visitor, '/ar')
  const { words, form, field, send, sent, errors, summary, said } = formOn(visitor, 'ar')
  await hydrate(send)
  await send.click()
  await expect(errors).toHaveCount(3)
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveCount(3)
  expect(await violations(visitor)).toEqual([])

  await visitor.keyboard.press('Tab')
  await visitor.keyboard.press('Enter')
  await expect(field('name')).toBeFocused()
  await visitor.keyboard.type('Rima')
  await expect(errors).toHaveCount(2)
  await expect(summary.getByRole('link')).toHaveCount(2)
  await field('email').fill('rima')
  await expect(said(messages.emailAddressInvalid)).toHaveCount(1)
  await send.click()
  await expect(summary).toBeFocused()
  await field('email').fill('rima@farm.example')
  await field('message').fill('Our well gives less water.')
  await expect(errors).toHaveCount(0)
  await expect(summary).toHaveCount(0)

  const released = Promise.withResolvers<void>()
  await reroute(visitor, '**/api/contact', (route) => released.promise.then(() => route.continue()))
  await send.click()
  await expect(form.getByRole('button', { name: words.contact_sending })).toBeVisible()
  released.resolve()
  await expect(sent).toBeVisible()
  await expect(visitor.locator('output:focus')).toHaveCount(1)
  expect(await violations(visitor)).toEqual([])
  expect(await inbox()).toContainEqual(expect.objectContaining({ name: 'Rima', language: 'ar' }))
})

test('what is pressed and written before the page is alive stays as it is', async ({
  visitor,
  address,
}) => {
  await offering(address)
  const released = Promise.withResolvers<void>()
  await reroute(visitor, /(front-sections|contact-fields).*\.js$/, (route) =>
    released.promise.then(() => route.continue()),
  )
  await open(visitor, '/')
  const { words, field, send, errors, summary } = formOn(visitor, 'en')
  const contact = visitor.locator('#contact-us')
  await visitor.getByRole('main').locator('a[href="#contact-us"]').click()
  await expect(contact).toBeFocused()
  await field('name').fill('Rima')
  await field('message').focus()
  await visitor.goBack()
  await expect(visitor).toHaveURL('/')
  await expect(visitor.locator('main section')).not.toHaveCount(1)
  released.resolve()
  await expectHydrated(contact.getByRole('button', { name: words.contact_send }))
  await expect(field('name')).toHaveValue('Rima')
  await expect(field('message')).toBeFocused()
  await send.click()
  await expect(errors).toHaveCount(2)
  await expect(summary).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of ['ar', 'en'] as const) {
    test(`a visitor writes all the same (${language})`, async ({ visitor, address }) => {
      const { inbox } = await offering(address)
      await open(visitor, prefix[language] || '/')
      const { words, field, send, sent, errors, summary, said } = formOn(visitor, language)
      await field('message').fill('Our well gives less water.')
      await field('email').fill('rima')
      await send.click()
      await expect(visitor).toHaveURL(`${prefix[language]}/contact`)
      await expect(errors).toHaveCount(2)
      await expect(summary).toBeFocused()
      await expect(said(messages.fieldRequired)).toBeVisible()
      await expect(said(messages.emailAddressInvalid)).toBeVisible()
      await summary.getByRole('link', { name: words.contact_email }).press('Enter')
      await expect(field('email')).toBeFocused()
      await expect(field('message')).toHaveValue('Our well gives less water.')

      await field('name').fill(`Plain ${language}`)
      await field('email').fill('rima@farm.example')
      await send.click()
      await expect(sent).toBeVisible()
      expect(await inbox()).toContainEqual(
        expect.objectContaining({ name: `Plain ${language}`, language }),
      )
    })
  }
})

test.describe('where no answer comes', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED/ })

  for (const language of inspectedLanguages('contact')) {
    test(`axe finds nothing in the form, and what was written stays (${language})`, async ({
      visitor,
      address,
    }) => {
      await offering(address)
      await prepareAxe(visitor)
      await open(visitor, `${prefix[language]}/contact`)
      await inspectAll(visitor, 'contact')
      const { field, send, sent, said } = formOn(visitor, language)
      await expectHydrated(send)
      await field('name').fill('ريما')
      await field('email').fill('rima@farm.example')
      await field('message').fill('ماء البئر أقلّ.')
      await visitor.context().setOffline(true)
      await send.click()
      await expect(said(messages.noResponse)).toBeVisible()
      await expect(field('message')).toHaveValue('ماء البئر أقلّ.')
      await visitor.context().setOffline(false)
      await send.click()
      await expect(sent).toBeVisible()
    })
  }
})

test('the form takes no larger body than people write', async ({ request, address }) => {
  await offering(address)
  const answer = await request.post('/contact', { form: { message: 'x'.repeat(70_000) } })
  expect(answer.status()).toBe(413)
  const odd = await request.post('/contact', { data: { name: 'Rima' } })
  expect(odd.status()).toBe(400)
})
