import type { ResponseOf, ValuesOf } from '../../contract/endpoint.ts'
import type { historyEndpoints } from '../../contract/history.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { messages } from '../../domain/messages.ts'
import type { SectionName } from '../../domain/sections/section.ts'
import type { StartingPoint } from '../../domain/starting-point/starting-point.ts'
import { caller, type Form, type Json, type Query, withQuery } from './call-endpoint.ts'
import { type ClientSettings, type Request, send } from './send.ts'

export { type Failure, mapped, type Result } from './send.ts'

export type Sending = Pick<Request, 'onProgress' | 'signal'>
export type Client = ReturnType<typeof createClient>

/** The browser's way to the API. No call throws: a result is the response or a sentence. */
export function createClient(settings: ClientSettings) {
  const call = caller(settings)
  /** Wrong credentials say nothing about an existing token. */
  const callWithoutToken = caller({ apiKey: settings.apiKey, language: settings.language })

  return {
    public: {
      languages: () => call('GET /public/languages', {}),
      section: (name: SectionName, language: LanguageCode, signal?: AbortSignal) =>
        call('GET /sections/:name/content/:language', { path: { name, language }, signal }),
      articles: (
        section: ArticleSection,
        language: LanguageCode,
        query: Query<'GET /sections/:section/keys/articles/articles/:language'>,
        signal?: AbortSignal,
      ) =>
        call('GET /sections/:section/keys/articles/articles/:language', {
          path: { section, language },
          query,
          signal,
        }),
      article: (section: ArticleSection, language: LanguageCode, id: number) =>
        call('GET /sections/:section/keys/articles/articles/:language/:id', {
          path: { section, language, id },
        }),
    },

    contact: {
      send: (json: Json<'POST /contact'>) => call('POST /contact', { json }),
    },

    messages: {
      list: (query: Query<'GET /messages'>) => call('GET /messages', { query }),
      mark: (id: number, json: Json<'PATCH /messages/:id'>) =>
        call('PATCH /messages/:id', { path: { id }, json }),
      reply: (id: number, json: Json<'POST /messages/:id/replies'>) =>
        call('POST /messages/:id/replies', { path: { id }, json }),
      sendAgain: (id: number, reply: number) =>
        call('POST /messages/:id/replies/:reply/again', { path: { id, reply } }),
      remove: (id: number) => call('DELETE /messages/:id', { path: { id } }),
      removeAll: (ids: number[]) => call('POST /messages/delete-multiple', { json: { ids } }),
      recipients: () => call('GET /inbox/recipients', {}),
      setRecipients: (json: Json<'POST /inbox/recipients'>) =>
        call('POST /inbox/recipients', { json }),
    },

    session: {
      signIn: (json: Json<'POST /signin'>) => callWithoutToken('POST /signin', { json }),
      passkeyOptions: () => callWithoutToken('POST /signin/passkey/options', {}),
      signInByPasskey: (json: Json<'POST /signin/passkey'>) =>
        callWithoutToken('POST /signin/passkey', { json }),
      confirm: (json: Json<'POST /signin/second-factor'>) =>
        callWithoutToken('POST /signin/second-factor', { json }),
      signOut: () => call('POST /logout', {}),
    },

    account: {
      get: () => call('GET /account', {}),
      change: (form: Form<'PATCH /account'>) => call('PATCH /account', { form }),
      /** All sessions end; the token of the response begins the only one. */
      changePassword: (json: Json<'POST /account/password'>) =>
        call('POST /account/password', { json }),
      prove: (json: Json<'POST /account/proof'>) => call('POST /account/proof', { json }),
      passkeyOptions: () => call('POST /account/passkeys/options', {}),
      addPasskey: (json: Json<'POST /account/passkeys'>) =>
        call('POST /account/passkeys', { json }),
      renamePasskey: (passkey: string, name: string) =>
        call('PATCH /account/passkeys/:passkey', { path: { passkey }, json: { name } }),
      removePasskey: (passkey: string) =>
        call('DELETE /account/passkeys/:passkey', { path: { passkey } }),
      sessions: () => call('GET /account/sessions', {}),
      endSession: (session: string) =>
        call('DELETE /account/sessions/:session', { path: { session } }),
      beginAuthenticator: () => call('POST /account/authenticator', {}),
      confirmAuthenticator: (json: Json<'POST /account/authenticator/confirm'>) =>
        call('POST /account/authenticator/confirm', { json }),
      removeAuthenticator: () => call('DELETE /account/authenticator', {}),
      newRecoveryCodes: () => call('POST /account/recovery-codes', {}),
      endOtherSessions: () => call('POST /account/sessions/end-others', {}),
    },

    security: {
      get: () => call('GET /security', {}),
      change: (json: Json<'PATCH /security'>) => call('PATCH /security', { json }),
    },

    publishing: {
      get: () => call('GET /publishing', {}),
      change: (json: Json<'PATCH /publishing'>) => call('PATCH /publishing', { json }),
    },

    links: {
      request: (email: string) => call('POST /password-reset', { json: { email } }),
      look: (token: string) => call('POST /links/look', { json: { token } }),
      use: (json: Json<'POST /links/use'>) => call('POST /links/use', { json }),
    },

    accessKeys: {
      list: () => call('GET /access-keys', {}),
      add: (json: Json<'POST /access-keys'>) => call('POST /access-keys', { json }),
      end: (id: number) => call('DELETE /access-keys/:id', { path: { id } }),
    },

    activity: {
      list: (query: Query<'GET /activity'>) => call('GET /activity', { query }),
      check: () => call('GET /activity/check', {}),
    },

    overview: () => call('GET /overview', {}),
    /** Removes what is still as the demo brought it; `trash.restoreAll` brings it back. */
    startEmpty: () => call('POST /start-empty', {}),
    startAs: (kind: StartingPoint) => call('POST /start-as', { json: { kind } }),

    languages: {
      list: () => call('GET /languages', {}),
      create: (json: Json<'POST /languages'>) => call('POST /languages', { json }),
      update: (id: number, json: Json<'PATCH /languages/:id'>) =>
        call('PATCH /languages/:id', { path: { id }, json }),
      remove: (id: number) => call('DELETE /languages/:id', { path: { id } }),
    },

    users: {
      roles: () => call('GET /roles', {}),
      list: (query: Query<'GET /users'>) => call('GET /users', { query }),
      create: (form: Form<'POST /users'>) => call('POST /users', { form }),
      invite: (form: Form<'POST /users/invite'>) => call('POST /users/invite', { form }),
      update: (id: number, form: Form<'POST /users/:id'>) =>
        call('POST /users/:id', { path: { id }, form }),
      removeSecondFactor: (id: number) => call('DELETE /users/:id/second-factor', { path: { id } }),
      endSessions: (id: number) => call('POST /users/:id/end-sessions', { path: { id } }),
      makeLink: (id: number) => call('POST /users/:id/link', { path: { id } }),
      remove: (id: number) => call('DELETE /users/:id', { path: { id } }),
      removeAll: (ids: number[]) => call('POST /users/delete-multiple', { json: { ids } }),
    },

    sections: {
      get: (name: SectionName, query: Query<'GET /sections/:name/content'> = {}) =>
        call('GET /sections/:name/content', { path: { name }, query }),
      save: (name: SectionName, form: Form<'POST /sections/:name/content'>, sending?: Sending) =>
        call('POST /sections/:name/content', { path: { name }, form, ...sending }),
      colours: (name: SectionName) => call('GET /sections/:name/colours', { path: { name } }),
      reset: (name: SectionName) => call('POST /sections/:name/reset', { path: { name } }),
      history: (name: SectionName) => historyAt(`/sections/${name}/history`),
      saveGallery: (
        name: SectionName,
        form: Form<'POST /sections/:name/gallery-simplified'>,
        sending?: Sending,
      ) =>
        call('POST /sections/:name/gallery-simplified', {
          path: { name },
          form: { ...form, mode: 'append' },
          sentences: gallerySentences,
          ...sending,
        }),
    },

    articles: {
      list: (
        section: ArticleSection,
        query: Query<'GET /sections/:section/keys/articles/articles'>,
      ) => call('GET /sections/:section/keys/articles/articles', { path: { section }, query }),
      /**
       * `title` and `content` are those of `language`; the texts of every language come with them.
       */
      get: (section: ArticleSection, id: number, language: LanguageCode) =>
        call('GET /:section/keys/articles/articles/:id/:language', {
          path: { section, id, language },
        }),
      create: (
        section: ArticleSection,
        language: LanguageCode,
        form: Form<'POST /sections/:section/keys/articles/articles/:language'>,
        sending?: Sending,
      ) =>
        call('POST /sections/:section/keys/articles/articles/:language', {
          path: { section, language },
          form,
          ...sending,
        }),
      update: (
        section: ArticleSection,
        language: LanguageCode,
        id: number,
        form: Form<'POST /sections/:section/keys/articles/articles/:language/:id'>,
        sending?: Sending,
      ) =>
        call('POST /sections/:section/keys/articles/articles/:language/:id', {
          path: { section, language, id },
          form,
          ...sending,
        }),
      /** Saves all languages or none, as `updateWhole` does. */
      createWhole: (
        section: ArticleSection,
        form: Form<'POST /sections/:section/keys/articles/articles'>,
        sending?: Sending,
      ) =>
        call('POST /sections/:section/keys/articles/articles', {
          path: { section },
          form,
          ...sending,
        }),
      updateWhole: (
        section: ArticleSection,
        id: number,
        form: Form<'PATCH /sections/:section/keys/articles/articles/:id'>,
        sending?: Sending,
      ) =>
        call('PATCH /sections/:section/keys/articles/articles/:id', {
          path: { section, id },
          form,
          ...sending,
        }),
      changePublication: (
        section: ArticleSection,
        id: number,
        json: Json<'POST /sections/:section/keys/articles/articles/:id/publication'>,
      ) =>
        call('POST /sections/:section/keys/articles/articles/:id/publication', {
          path: { section, id },
          json,
        }),
      remove: (section: ArticleSection, id: number) =>
        call('DELETE /sections/:section/keys/articles/articles/:id', { path: { section, id } }),
      history: (section: ArticleSection, id: number) =>
        historyAt(`/sections/${section}/keys/articles/articles/${id}/history`),
    },

    cards: {
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
      remove: (id: number) =>
        call('DELETE /sections/partners/keys/cards/cards/:id', { path: { id } }),
      arrange: (ids: number[]) =>
        call('POST /sections/partners/keys/cards/cards/order', { json: { ids } }),
      history: (id: number) => historyAt(`/sections/partners/keys/cards/cards/${id}/history`),
    },

    media: {
      list: (query: Query<'GET /media'> = {}) => call('GET /media', { query }),
      get: (media: string) => call('GET /media/:media', { path: { media } }),
      upload: (images: File[], sending?: Sending) =>
        call('POST /media', { form: { images } as Form<'POST /media'>, ...sending }),
      change: (media: string, json: Json<'POST /media/:media'>) =>
        call('POST /media/:media', { path: { media }, json }),
      replace: (media: string, by: string) =>
        call('POST /media/:media/replace', { path: { media }, json: { by } }),
      remove: (media: string) => call('DELETE /media/:media', { path: { media } }),
      removeAll: (ids: string[]) => call('POST /media/delete-multiple', { json: { ids } }),
      colours: (media: string) => call('GET /media/:media/colours', { path: { media } }),
      history: (media: string) => historyAt(`/media/${media}/history`),
    },

    pages: {
      list: (query: Query<'GET /pages'>) => call('GET /pages', { query }),
      get: (id: number) => call('GET /pages/:id', { path: { id } }),
      links: (id: number) => call('GET /pages/:id/links', { path: { id } }),
      create: (json: Json<'POST /pages'>) => call('POST /pages', { json }),
      update: (id: number, json: Json<'POST /pages/:id'>) =>
        call('POST /pages/:id', { path: { id }, json }),
      remove: (id: number) => call('DELETE /pages/:id', { path: { id } }),
      resetHome: () => call('POST /pages/home/reset', {}),
      history: (id: number) => historyAt(`/pages/${id}/history`),
    },

    previews: {
      create: (json: Json<'POST /trials'>) => call('POST /trials', { json }),
      change: (preview: string, json: Json<'POST /trials/:trial'>) =>
        call('POST /trials/:trial', { path: { trial: preview }, json }),
    },

    redirects: {
      list: (query: Query<'GET /redirects'>) => call('GET /redirects', { query }),
      create: (json: Json<'POST /redirects'>) => call('POST /redirects', { json }),
      /** All lines are taken over or none; wrong ones are named: `lines.3`. */
      import: (list: string) => call('POST /redirects/import', { json: { list } }),
      remove: (id: number) => call('DELETE /redirects/:id', { path: { id } }),
    },

    missingAddresses: {
      list: (query: Query<'GET /missing-addresses'>) => call('GET /missing-addresses', { query }),
      dismiss: (id: number) => call('DELETE /missing-addresses/:id', { path: { id } }),
      dismissAll: () => call('DELETE /missing-addresses', {}),
    },

    visits: {
      get: (days: number) => call('GET /visits', { query: { days } }),
    },

    system: {
      get: () => call('GET /system', {}),
      /** It runs in the background; `get` tells how it ended. */
      backUp: () => call('POST /system/backups', {}),
      testMail: () => call('POST /system/test-mail', {}),
    },

    trash: {
      list: (query: Query<'GET /trash'>) => call('GET /trash', { query }),
      restore: (id: number) => call('POST /trash/:id/restore', { path: { id } }),
      restoreAll: (ids: number[]) => call('POST /trash/restore-multiple', { json: { ids } }),
    },
  }

  function historyAt(path: string) {
    return {
      list: (query: ValuesOf<History['GET /']['query']>) =>
        send<ResponseOf<History['GET /']>>(settings, withQuery(path, query), {}),
      get: (revision: number) =>
        send<ResponseOf<History['GET /:revision']>>(settings, `${path}/${revision}`, {}),
      restore: (revision: number) =>
        send<ResponseOf<History['POST /:revision/restore']>>(
          settings,
          `${path}/${revision}/restore`,
          { method: 'POST' },
        ),
    }
  }
}

type History = ReturnType<typeof historyEndpoints>

/** Sentences of a gallery's failures, which screens show after a prefix (BAN-5). */
const gallerySentences = {
  401: messages.galleryUnauthorized,
  404: messages.galleryNotFound,
  500: messages.galleryServerError,
}
