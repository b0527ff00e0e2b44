import { choose } from '../support/choose.ts'
import { arabic, english } from '../support/dashboard-words.ts'
import { saveButton } from '../support/editing.ts'
import { inspect, inspectAll, inspectedLanguages } from '../support/inspect.ts'
import { open } from '../support/open.ts'
import { apiOf, inviteOmar, signIn } from '../support/product.ts'
import { reroute } from '../support/reroute.ts'
import { expect, prepareAxe, test } from '../support/test.ts'
import { messages } from '../../src/domain/messages.ts'

const dictionaries = { ar: arabic, en: english } as const
const sales = 'sales@naoura.example'
const options = { ar: 'مساءً', en: 'Evening' }
const questions = { ar: 'الوقت المفضّل', en: 'What time of day?' }

for (const language of inspectedLanguages('form-settings')) {
  test(`Layla says who is told and how long messages stay (FORM-12, ${language})`, async ({
    layla,
    address,
  }) => {
    const words = dictionaries[language]
    const { told, topic, copy, guard, retention } = words.formSettings
    const { id } = await appointments(address)
    const page = await layla(language)
    await prepareAxe(page)
    await open(page, `/dashboard/forms/${id}`)
    const card = (name: string) => page.getByRole('region', { name })

    await test.step('she chooses recipients, and others for a topic', async () => {
      await expect(card(told.title)).toContainText(told.noMail)
      const add = (label: string) =>
        page.getByRole('button', { name: `${told.add}: ${label}`, exact: false })
      await choose(add(told.title), 'Omar')
      await choose(card(told.title).getByRole('button', { name: topic.label }), questions[language])
      await choose(add(topic.of(options[language])), sales)
      await expect(card(told.title).getByRole('listitem')).toHaveText(['Omar', sales])
      await page.getByText(copy.label, { exact: true }).click()
      await page.getByRole('radio', { name: guard.names.strict }).click()
      await inspectAll(page, 'form-settings')
    })

    await test.step('a term is refused, then says what it erases, and is saved', async () => {
      const days = page.getByRole('textbox', { name: retention.days })
      await days.fill('0')
      await saveButton(page, words).click()
      await expect(days).toBeFocused()
      await reroute(page, `**/inbox/retention?days=30&form=${id}`, (route) =>
        route.fulfill({ json: { keep_days: 90, due: 12 } }),
      )
      await days.fill('٣٠')
      await saveButton(page, words).click()
      await expect(
        page.getByRole('alertdialog', { name: retention.eraseQuestion(12) }),
      ).toBeVisible()
      await inspect(page, 'form-settings-asked')
      await page.getByRole('button', { name: retention.erase }).click()
      await expect(page.getByText(words.messages[messages.formUpdated])).toBeVisible()
    })
  })

  test(`Omar reads who is told, and changes the guard alone (FORM-11, ${language})`, async ({
    omar,
    address,
  }) => {
    const words = dictionaries[language]
    const { told, keep, copy, guard, byAdministrators, retention } = words.formSettings
    const { id, post } = await appointments(address)
    const recipients = [{ kind: 'address', email: sales }]
    await post(`forms/${id}`, { recipients, keep_days: 30, copy: true, guard: 'strict' })
    const page = await omar(language)
    await prepareAxe(page)
    await open(page, `/dashboard/forms/${id}`)
    const seen = page.getByRole('region', { name: told.title })
    await expect(seen.getByRole('listitem')).toHaveText([sales])
    await expect(seen.getByRole('button')).toHaveCount(0)
    await expect(page.getByText(byAdministrators)).toHaveCount(3)
    for (const sentence of [retention.after(30), keep.hint, copy.on]) {
      await expect(page.getByText(sentence)).toBeVisible()
    }
    await page.getByRole('radio', { name: guard.names.usual }).click()
    await saveButton(page, words).click()
    await expect(page.getByText(words.messages[messages.formUpdated])).toBeVisible()
    await inspectAll(page, 'form-settings-read')
  })
}

async function appointments(address: string) {
  await inviteOmar(address)
  const api = apiOf(address, (await signIn(address)).token)
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await api(path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  await post('inbox/recipients', { recipients: [{ email: sales, language: 'en' }] })
  const { form } = await post('forms', { preset: 'appointment' })
  return { id: form.id as number, post }
}
