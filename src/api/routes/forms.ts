import { formEndpoints, publicFormEndpoints } from '../../contract/forms.ts'
import { answersToStore, textsByRole, typedText } from '../../domain/forms/answer.ts'
import { filesPart } from '../../domain/forms/attachment.ts'
import { settingsOfAdministrators, type ShownForm } from '../../domain/forms/form.ts'
import { type FormInput, formInputValues } from '../../domain/forms/form-input.ts'
import { presetValues } from '../../domain/forms/form-presets.ts'
import { wrongAnswers } from '../../domain/forms/wrong-answers.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import { hasRole, type User } from '../../domain/people/user.ts'
import { Problem } from '../../domain/problem.ts'
import { standardTimeZone, wallTimeAt } from '../../domain/wall-clock.ts'
import type { ApiParts } from '../http/api-parts.ts'
import { createRoutes } from '../http/create-routes.ts'
import { answeringConflicts, editOf, revisionTag } from '../http/edit-of.ts'
import { idOf } from './address-parameters.ts'
import type { Arrivals } from './arrivals.ts'
import { toForm, toListedForm } from './form-response.ts'
import { createSentFiles } from './sent-files.ts'

export function formRoutes({ storage, now }: ApiParts) {
  const { forms, languages } = storage

  return createRoutes(formEndpoints, {
    'GET /forms': async () => {
      const codes = await languages.codes()
      return { forms: (await forms.list(now())).map((form) => toListedForm(form, codes)) }
    },

    'GET /forms/:id': async (c) => {
      const form = await forms.get(idOf(c))
      c.header('etag', revisionTag(form.revision))
      return { form: toForm(form) }
    },

    'GET /forms/:id/links': async (c) => ({ links: await forms.leadingTo(idOf(c)) }),

    'POST /forms': async (c) => {
      const { preset, ...change } = c.req.valid('json')
      refuseSettingsOfOthers(change, c.get('user'))
      const codes = await languages.codes()
      const values = { ...presetValues(preset, codes), ...formInputValues(change, codes) }
      const form = await forms.create(values, editOf(c))
      return { message: messages.formCreated, form: toForm(form) }
    },

    'POST /forms/:id': async (c) => {
      const { base_revision: base, ...change } = c.req.valid('json')
      refuseSettingsOfOthers(change, c.get('user'))
      const values = formInputValues(change, await languages.codes())
      const saving = forms.change(idOf(c), values, editOf(c, base))
      const form = await answeringConflicts(toForm, saving)
      if (change.keep_days !== undefined) await storage.retention.erase(now())
      return { message: messages.formUpdated, form: toForm(form) }
    },

    'DELETE /forms/:id': async (c) => {
      const trashId = await forms.remove(idOf(c), editOf(c))
      return { message: messages.formDeleted, trash_id: trashId }
    },
  })
}

export function publicFormRoutes({ storage, now }: ApiParts, arrivals: Arrivals) {
  const { articles, forms, languages, timeZone } = storage
  const sentFiles = createSentFiles(storage)

  async function productAt(id: number, language: LanguageCode) {
    const title = await articles.titleOf('products', id, language)
    return title === undefined ? null : ({ kind: 'products', id, title } as const)
  }

  return createRoutes(publicFormEndpoints, {
    'GET /public/forms/:id/challenge': async (c) => ({
      challenge: await arrivals.challenge(c, idOf(c)),
    }),

    'GET /public/forms/:id/:language': async (c) => {
      const { code } = await languages.getPublished(c.req.param('language'))
      return { form: found(await forms.shown(idOf(c), code)) }
    },

    'POST /forms/:id/send': async (c) => {
      const { fields, files } = c.req.valid('form')
      const { language, answers, revision, about, ...sent } = fields
      const uploads = files[filesPart] ?? []
      const codes = (await languages.published()).map(({ code }) => code)
      if (!codes.includes(language)) throw new Problem('not-found')
      const seen = { revision, now: now() }
      const form = found(await forms.asSeen(idOf(c), language, seen))
      const sender = { now: now(), senderAt: arrivals.senderOf(c) }
      const asked = await sentFiles.asked(form, uploads, sender)
      const zone = (await timeZone.find()) ?? standardTimeZone
      const day = wallTimeAt(now(), zone).slice(0, 10)
      const wrong = wrongAnswers(asked, answers, day, await sentFiles.sizes(uploads))
      if (Object.keys(wrong).length > 0) throw new Problem('invalid-input', { fields: wrong })
      const typed = answersToStore(form, answers)
      const text = typedText(form, typed)
      const texts = textsByRole(form, typed)
      const { name, email } = texts
      const sending = {
        ...sent,
        form: form.id,
        guard: form.guard,
        name,
        email,
        text,
        languages: codes,
      }
      const product = about === undefined ? null : await productAt(about, language)
      const { at, arrival } = await arrivals.receive(c, sending)
      await sentFiles.store(form, uploads, sender, (attached, names) => {
        const message = {
          ...texts,
          language,
          form: { id: form.id, title: form.title },
          answers: answersToStore(form, { ...answers, ...names }),
          about: product,
          attachments: attached,
          text,
        }
        return storage.messages.add(message, at, arrival)
      })
      return { message: messages.messageSent }
    },
  })
}

function found<Shown extends ShownForm>(form: Shown | undefined): Shown {
  if (!form) throw new Problem('not-found')
  return form
}

function refuseSettingsOfOthers(change: FormInput, user: User): void {
  const isAny = settingsOfAdministrators.some((name) => change[name] !== undefined)
  if (isAny && !hasRole(user, 'admin')) throw new Problem('forbidden')
}
