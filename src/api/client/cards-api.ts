import type { LanguageCode } from '../../domain/languages/language.ts'
import type { Form } from './call-endpoint.ts'
import type { Caller } from './client.ts'
import { historyAt } from './history-at.ts'

export const cardsApi = ({ call, settings }: Caller) => ({
  get: (lang: LanguageCode, id: number) =>
    call('GET /sections/partners/keys/cards/cards/:id', { path: { id }, query: { lang } }),
  create: (lang: LanguageCode, form: Form<'POST /sections/partners/keys/cards/cards'>) =>
    call('POST /sections/partners/keys/cards/cards', { query: { lang }, form }),
  update: (
    lang: LanguageCode,
    id: number,
    form: Form<'POST /sections/partners/keys/cards/cards/:id'>,
  ) =>
    call('POST /sections/partners/keys/cards/cards/:id', {
      path: { id },
      query: { lang },
      form,
    }),
  createWhole: (form: Form<'POST /sections/partners/keys/cards/cards/whole'>) =>
    call('POST /sections/partners/keys/cards/cards/whole', { form }),
  updateWhole: (id: number, form: Form<'PATCH /sections/partners/keys/cards/cards/:id'>) =>
    call('PATCH /sections/partners/keys/cards/cards/:id', { path: { id }, form }),
  remove: (id: number) => call('DELETE /sections/partners/keys/cards/cards/:id', { path: { id } }),
  arrange: (ids: number[]) =>
    call('POST /sections/partners/keys/cards/cards/order', { json: { ids } }),
  history: (id: number) => historyAt(settings, `/sections/partners/keys/cards/cards/${id}/history`),
})
