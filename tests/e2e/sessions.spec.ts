import { arabic, english } from '../support/dashboard-words.ts'
import { messages } from '../../src/domain/messages.ts'
import { choose } from '../support/choose.ts'
import { inspectAll } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, inviteOmar, omar as omars, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'
import { rowOf } from '../support/users-page.ts'

const path = '/dashboard/account'
const phone = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
  'x-forwarded-for': '198.51.100.9',
}
const desk = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:135.0) Gecko/20100101 Firefox/135.0',
  'x-forwarded-for': '2001:db8::7',
}

test.use({ provoked: /40[013]/ })

test('ACC-8 ACC-9 Omar sees his devices and ends their sessions', async ({
  omar,
  address,
  product,
}) => {
  const { sessions } = arabic.account
  const { device } = arabic
  const { proof } = arabic.shell
  await inviteOmar(address)
  const onPhone = await signedInFrom(address, phone)
  const atDesk = await signedInFrom(address, desk)
  const page = await omar('ar')
  await prepareAxe(page)
  await open(page, path)
  const region = page.getByRole('region', { name: sessions.title })
  const devices = region.getByRole('listitem').filter({ has: page.getByRole('paragraph') })
  const endOnPhone = region.getByRole('button', {
    name: sessions.endNamed(device.on('Safari', 'iOS')),
  })

  await test.step('device, time and address, this one first', async () => {
    await expect(devices).toHaveCount(3)
    await expect(devices.first()).toContainText(sessions.here)
    await expect(devices.first().getByRole('button')).toHaveCount(0)
    const ofPhone = devices.filter({ hasText: 'Safari' })
    await expect(ofPhone.locator('bdi').last()).toHaveText('198.51.100.9')
    await expect(ofPhone.getByRole('time')).toHaveCount(2)
    await expect(region).toContainText('2001:db8::7')
  })

  const question = page.getByRole('alertdialog')
  const asked = page.getByRole('dialog', { name: proof.title })
  const password = asked.getByLabel(arabic.passwords.password, { exact: true })
  await test.step('who is not sure ends nothing, and the focus goes back', async () => {
    product.forgetProofs()
    await endOnPhone.press('Enter')
    await question.getByRole('button', { name: sessions.end }).press('Enter')
    await expect(password).toBeFocused()
    await inspectAll(page, 'proof')
    await page.keyboard.press('Escape')
    await expect(asked).toBeHidden()
    await expect(question.getByRole('button', { name: sessions.end })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(endOnPhone).toBeFocused()
    expect(await onPhone()).toBe(200)
  })

  await test.step('the password is asked for once, and what was begun goes on', async () => {
    await endOnPhone.press('Enter')
    await question.getByRole('button', { name: sessions.end }).click()
    await password.fill('a guess')
    await page.keyboard.press('Enter')
    await expect(password).toHaveAccessibleDescription(arabic.messages[messages.passwordWrong])
    await password.fill(omars.password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(arabic.messages[messages.accomplished])).toBeVisible()
    await expect(devices).toHaveCount(2)
    await expect(region.getByRole('heading')).toBeFocused()
    expect([await onPhone(), await atDesk()]).toEqual([401, 200])
  })

  await test.step('all others end at once', async () => {
    await region.getByRole('button', { name: sessions.endOthers }).click()
    await question.getByRole('button', { name: sessions.endOthers }).click()
    await expect(region).toContainText(sessions.onlyThis)
    await expect(devices).toHaveCount(1)
    expect(await atDesk()).toBe(401)
  })
})

test('ACC-9 Layla ends all sessions of Omar from his row', async ({ layla, address }) => {
  const { users } = english
  await inviteOmar(address)
  const onPhone = await signedInFrom(address, phone)
  const page = await layla('en')
  await open(page, '/dashboard/users')
  await expect(
    rowOf(page, 'Layla').getByRole('button', { name: users.moreNamed('Layla') }),
  ).toBeDisabled()
  const more = rowOf(page, 'Omar').getByRole('button', { name: users.moreNamed('Omar') })
  await choose(more, users.endings.sessions.confirm)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: users.endings.sessions.confirm })
    .click()
  await expect(page.getByText(english.messages[messages.accomplished])).toBeVisible()
  await expect(more).toBeFocused()
  expect(await onPhone()).toBe(401)
})

test('ACC-13 Layla removes the second step of Omar from his row', async ({
  layla,
  address,
  product,
}) => {
  const { users } = english
  await inviteOmar(address)
  const page = await layla('en')
  product.givePasskeys()
  await open(page, '/dashboard/users?filter=twoSteps')
  await expect(rowOf(page, 'Omar')).toContainText(users.twoSteps)
  const more = rowOf(page, 'Omar').getByRole('button', { name: users.moreNamed('Omar') })
  await choose(more, users.endings.secondFactor.confirm)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: users.endings.secondFactor.confirm }).click()
  await expect(rowOf(page, 'Omar')).toHaveCount(0)
  await open(page, '/dashboard/users?filter=oneStep')
  await expect(rowOf(page, 'Omar')).toBeVisible()
  await expect(rowOf(page, 'Layla')).toHaveCount(0)
})

test.describe('', () => {
  test.use({ provoked: /ERR_FAILED/ })

  test('ACC-9 devices that could not be loaded are asked for again', async ({ layla }) => {
    const { sessions } = english.account
    const page = await layla('en')
    await reroute(page, '**/api/account/sessions', (route) => route.abort(), { times: 1 })
    await open(page, path)
    const region = page.getByRole('region', { name: sessions.title })
    await expect(region.getByRole('alert')).toContainText(sessions.notFetched)
    await region.getByRole('button', { name: english.actions.retry }).click()
    await expect(region).toContainText(sessions.here)
  })
})

async function signedInFrom(address: string, headers: Record<string, string>) {
  const { token } = await signIn(address, omars, headers)
  return async () => (await apiOf(address, token)('account', { headers })).status
}
