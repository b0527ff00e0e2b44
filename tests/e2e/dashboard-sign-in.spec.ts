import { confirmBare } from '../support/editing.ts'
import type { Page } from '@playwright/test'
import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { endSessionOf } from '../support/end-session.ts'
import { open } from '../support/open.ts'
import { apiOf, layla as laylas, signIn } from '../support/product.ts'
import { boxOf, rightOf } from '../support/places.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test, violations } from '../support/test.ts'

test('LOG-1 LOG-2 LOG-5 LOG-6 SHL-6 R-12 R-13 Layla signs in, in Arabic at first, by a form that answers keys, managers of passwords and the toggle of languages', async ({
  page,
}) => {
  const sent = signInsOf(page)
  await prepareAxe(page)
  await open(page, '/logIn')
  const email = page.getByLabel(arabic.signIn.email)
  const password = passwordOf(page)
  const show = page.getByRole('button', { name: arabic.signIn.show })

  await test.step('R-12 R-13 the fields hold Latin text that begins at the right, the eye stands at its end', async () => {
    for (const field of [email, password]) {
      await expect(field).toHaveCSS('direction', 'ltr')
      await expect(field).toHaveCSS('text-align', 'end')
    }
    await expect
      .poll(async () => (await boxOf(password)).x - (await rightOf(show)))
      .toBeGreaterThanOrEqual(0)
  })

  await test.step('LOG-2 Tab goes through email, password, show and submit', async () => {
    await email.focus()
    await page.keyboard.press('Tab')
    await expect(password).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(show).toBeFocused()
    await page.keyboard.press('Space')
    await expect(show).toHaveAttribute('aria-pressed', 'true')
    await expect(password).toHaveAttribute('type', 'text')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: arabic.signIn.submit })).toBeFocused()
  })

  await test.step('passwords can be pasted, as managers of passwords do', async () => {
    const isLeftToTheBrowser = await password.evaluate((field) =>
      field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
    )
    expect(isLeftToTheBrowser).toBe(true)
  })

  await test.step('LOG-1 LOG-6 an empty form is refused and sends nothing', async () => {
    await page.getByRole('button', { name: arabic.signIn.submit }).click()
    await expect(page.getByText(arabic.messages[messages.emailRequired])).toBeVisible()
    await expect(page.getByText(arabic.messages[messages.passwordRequired])).toBeVisible()
    await expect(email).toBeFocused()
    expect(sent).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  await test.step('LOG-5 SHL-6 signing in leads to the dashboard, and so does the sign-in page from then on', async () => {
    await email.fill(laylas.email)
    await password.fill(laylas.password)
    await page.getByRole('button', { name: arabic.signIn.submit }).click()
    await expect(page).toHaveURL(/\/dashboard(\/|$)/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ar')
    await open(page, '/logIn')
    await expect(page).toHaveURL(/\/dashboard(\/|$)/)
  })

  await test.step('the language toggle changes words, direction and what is stored', async () => {
    await page.getByRole('button', { name: arabic.shell.signOut }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { name: english.signIn.title })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  })
})

test('the address of signing out leads on', async ({ request }) => {
  const answer = await request.get('/dashboard/logout', { maxRedirects: 0 })
  expect(answer.headers().location).toBe('/dashboard')
})

test('K-12 SHL-1 LOG-3 LOG-4 LOG-9 pressing Enter twice sends one request and leads to the page that was asked for', async ({
  page,
}) => {
  const sent = signInsOf(page)
  const released = Promise.withResolvers<void>()
  await reroute(page, '**/api/signin', (route) => released.promise.then(() => route.continue()))
  await open(page, '/dashboard/products?page=1')
  await expect(page.getByText(arabic.messages[messages.authenticationRequired])).toBeVisible()
  await page.getByLabel(arabic.signIn.email).fill(laylas.email)
  await passwordOf(page).fill(laylas.password)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: arabic.signIn.submitting })).toBeVisible()
  released.resolve()
  await expect(page).toHaveURL('/dashboard/products?page=1')
  expect(sent).toHaveLength(1)
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
    'jwt',
    'language',
    'role',
  ])
})

test('SHL-4 logging out in one tab logs the others out, and signing in leads from the form of another', async ({
  layla,
}) => {
  const page = await layla('en')
  await open(page, '/dashboard/blog')
  const other = await page.context().newPage()
  await page.getByRole('button', { name: english.shell.signOut }).waitFor()
  await open(other, '/dashboard/blog/new')
  await other.getByRole('button', { name: english.shell.signOut }).click()
  await expect(other).toHaveURL('/login')
  await expect(page).toHaveURL('/login?next=%2Fdashboard%2Fblog')
  await other.getByLabel(english.signIn.email).fill(laylas.email)
  await other.getByLabel(english.signIn.password, { exact: true }).fill(laylas.password)
  await other.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/blog')
})

test.describe('refused', () => {
  test.use({ provoked: /401|429/ })

  test('LOG-7 LOG-8 a wrong pair, an unreadable answer and too many attempts are each said, the last with a countdown', async ({
    page,
    address,
  }) => {
    await prepareAxe(page)
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await page.clock.install()
    await open(page, '/login')
    const email = 'nobody@naoura.example'
    await page.getByLabel(english.signIn.email).fill(email)
    await page.getByLabel(english.signIn.password, { exact: true }).fill('a wrong password')
    await page.keyboard.press('Enter')
    const alert = page.getByRole('main').getByRole('alert')
    await expect(alert).toHaveText(messages.unauthorized)

    await reroute(page, '**/api/signin', (route) => route.fulfill({ json: null }), { times: 1 })
    await page.keyboard.press('Enter')
    await expect(alert).toHaveText(messages.unexpected)

    const credentials = { email, password: 'another wrong one' }
    const body = JSON.stringify(credentials)
    const headers = { 'content-type': 'application/json' }
    for (let attempt = 2; attempt <= 10; attempt++) {
      await apiOf(address)('signin', { method: 'POST', headers, body })
    }
    await page.keyboard.press('Enter')
    await expect(alert).toHaveText(messages.tooManyAttempts)
    const timer = page.getByRole('timer')
    await expect(timer).toHaveText(/^Try again in 1[45]:\d\d$/)
    expect(await violations(page)).toEqual([])
    await page.clock.fastForward('05:00')
    await expect(timer).toHaveText(/^Try again in (9|10):\d\d$/)
    await page.clock.fastForward('10:01')
    await expect(timer).toHaveCount(0)
  })

  test('a page with unsaved changes stays, and is saved after signing in above it', async ({
    layla,
    address,
  }) => {
    const page = await layla('ar')
    await prepareAxe(page)
    await open(page, '/dashboard/blog/new')
    const title = page.getByRole('textbox').first()
    await title.fill('بئر لا يُنسى')
    await endSessionOf(page, address)
    await page.keyboard.press('Control+s')
    await confirmBare(page, arabic)
    const { session, submit, password } = arabic.signIn
    const dialog = page.getByRole('alertdialog', { name: session.title })
    await expect(dialog.getByLabel(password, { exact: true })).toBeFocused()
    const { region } = arabic.messageRegion
    const toasts = page.getByRole('region', { name: region, includeHidden: true })
    await expect(toasts.getByText(arabic.messages[messages.unauthorized])).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: session.later }).click()
    await expect(page.getByText(session.over)).toBeVisible()
    await page.getByRole('button', { name: session.signIn }).click()
    await page.keyboard.type('not her password')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(arabic.messages[messages.unauthorized])).toBeVisible()
    await dialog.getByLabel(password, { exact: true }).fill(laylas.password)
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(session.over)).toHaveCount(0)
    await expect(title).toHaveValue('بئر لا يُنسى')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(arabic.messages[messages.articleCreated])).toBeVisible()
  })

  test('two minutes before its end the session is spoken of, and a wrong password does not end it', async ({
    layla,
    address,
  }) => {
    const page = await layla('en')
    const now = await startOfSession(address)
    await page.clock.install({ time: now })
    await open(page, '/dashboard/blog')
    const { session, password, submit } = english.signIn
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.clock.fastForward('07:57:00')
    await expect(page.getByText(session.ending)).toHaveCount(0)
    await page.clock.fastForward('00:01:10')
    await expect(page.getByText(session.ending)).toBeVisible()
    await page.getByRole('button', { name: session.signIn }).click()
    const dialog = page.getByRole('alertdialog', { name: session.title })
    await dialog.getByLabel(password, { exact: true }).fill('not her password')
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expect(dialog.getByText(messages.unauthorized)).toBeVisible()
    await page.clock.setSystemTime(now)
    await dialog.getByLabel(password, { exact: true }).fill(laylas.password)
    await dialog.getByRole('button', { name: submit, exact: true }).click()
    await expect(page.getByText(session.ending)).toHaveCount(0)
    await expect(page).toHaveURL('/dashboard/blog')
  })
})

async function startOfSession(address: string): Promise<Date> {
  const [, claims = ''] = (await signIn(address)).token.split('.')
  const { iat } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { iat: number }
  return new Date(iat * 1000)
}

function passwordOf(page: Page) {
  return page.getByLabel(arabic.signIn.password, { exact: true })
}

function signInsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/signin')) sent.push(request.method())
  })
  return sent
}
