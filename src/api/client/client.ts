import type { ArticleSection } from '../../domain/article.ts'
import type { Language, LanguageCode, PublicLanguage } from '../../domain/language.ts'
import { messages } from '../../domain/messages.ts'
import type { Pagination } from '../../domain/pagination.ts'
import type { SectionName } from '../../domain/section.ts'
import type { Credentials, Role } from '../../domain/user.ts'
import type {
  ArticleFilter,
  ArticleForm,
  CardForm,
  ContactForm,
  GalleryForm,
  InboxFilter,
  ListPage,
  PasswordForm,
  SectionForm,
  TrashFilter,
  UserFilter,
  UserForm,
} from './client-forms.ts'
import type {
  ArticleAnswer,
  GalleryItemAnswer,
  ReadableAnswer,
  WholeArticleAnswer,
} from '../routes/present-article.ts'
import type { MessageAnswer } from '../routes/inbox.ts'
import type { OverviewAnswer, RemovedDemoAnswer } from '../routes/overview.ts'
import type { CardAnswer } from '../routes/present-card.ts'
import type { RemovedAnswer, RevisionAnswer } from '../routes/present-revision.ts'
import type { ReadableSectionAnswer, SectionAnswer } from '../routes/present-section.ts'
import { type ClientSettings, type Request, type Result, send } from './send.ts'
import type { OwnUserAnswer, SignInAnswer } from '../routes/session.ts'
import type { UserAnswer } from '../routes/users.ts'

export type { Failure, Result } from './send.ts'

export type Sending = Pick<Request, 'onProgress' | 'signal'>
type Done = { message: string }
type Removed = Done & { trash_id: number }
type RemovedAll = Done & { trash_ids: number[] }
/** With the trash entry of what was emptied, if anything was. */
type Emptied = { trash_id: number | null }

export type Client = ReturnType<typeof createClient>

/** The browser's way to the API. No call throws: a result is the answer or a sentence. */
export function createClient(settings: ClientSettings) {
  const call = <Value>(path: string, request: Request = {}): Promise<Result<Value>> =>
    send<Value>(settings, path, request)
  const post = <Value = Done>(path: string, form?: object, sending: Sending = {}) =>
    call<Value>(path, { method: 'POST', ...(form && { form: toForm(form) }), ...sending })
  const change = <Value = Done>(method: 'POST' | 'PATCH', path: string, json: unknown) =>
    call<Value>(path, { method, json })
  const remove = (path: string) => call<Removed>(path, { method: 'DELETE' })

  return {
    public: {
      languages: () => call<PublicLanguage[]>('public/languages'),

      section: (section: SectionName, language: LanguageCode, signal?: AbortSignal) =>
        call<{ content: ReadableSectionAnswer }>(
          `sections/${section}/content/${language}`,
          signal ? { signal } : {},
        ),

      articles: (
        section: ArticleSection,
        language: LanguageCode,
        page: { page: number; per_page: number },
        signal?: AbortSignal,
      ) =>
        call<{ articles: ReadableAnswer[]; pagination: Pagination }>(
          `${articlesPath(section)}/${language}?${query(page)}`,
          signal ? { signal } : {},
        ),
    },

    contact: {
      send: (form: ContactForm) => change('POST', 'contact', form),
    },

    messages: {
      list: (filter: InboxFilter) =>
        call<{ messages: MessageAnswer[]; pagination: Pagination; unread: number }>(
          `messages?${query(filter)}`,
        ),
      mark: (id: number, read: boolean) =>
        change<Done & { inbox_message: MessageAnswer }>('PATCH', `messages/${id}`, { read }),
      remove: (id: number) => remove(`messages/${id}`),
      removeAll: (ids: number[]) => change<RemovedAll>('POST', 'messages/delete-multiple', { ids }),
    },

    session: {
      /** Without the token there may be: that these credentials are wrong says nothing about it. */
      signIn: (credentials: Credentials) =>
        send<SignInAnswer>({ apiKey: settings.apiKey }, 'signin', {
          method: 'POST',
          json: credentials,
        }),
      signOut: () => post<void>('logout'),
    },

    account: {
      get: () => call<{ user: OwnUserAnswer }>('account'),
      /** All sessions end; the answer's token begins the only one. */
      changePassword: (passwords: PasswordForm) =>
        change<Done & { token: string }>('POST', 'account/password', passwords),
    },

    overview: () => call<OverviewAnswer>('overview'),
    /** Removes what is still as the demo brought it; `trash.restoreAll` brings it back. */
    startEmpty: () => post<RemovedDemoAnswer>('start-empty'),

    languages: {
      list: () => call<Language[]>('languages'),
      create: (language: Omit<Language, 'id'>) =>
        change<Done & { language: Language }>('POST', 'languages', language),
      update: (id: number, language: Partial<Omit<Language, 'id'>>) =>
        change<Done & { language: Language }>('PATCH', `languages/${id}`, language),
      remove: (id: number) => remove(`languages/${id}`),
    },

    users: {
      roles: () => call<Role[]>('roles'),
      list: (filter: UserFilter) =>
        call<{ data: UserAnswer[]; total: number; total_pages: number }>(`users?${query(filter)}`),
      create: (user: UserForm) => post<Done & { user: UserAnswer }>('users', user),
      update: (id: number, user: UserForm) =>
        post<Done & { user: UserAnswer }>(`users/${id}`, user),
      remove: (id: number) => remove(`users/${id}`),
      removeAll: (ids: number[]) => change<RemovedAll>('POST', 'users/delete-multiple', { ids }),
    },

    sections: {
      get: (section: SectionName, cards?: { page: number; per_page: number }) =>
        call<{
          content: SectionAnswer & { cards?: Record<LanguageCode, CardAnswer[]> }
          pagination?: Pagination
        }>(`sections/${section}/content${cards ? `?${query(cards)}` : ''}`),
      save: (section: SectionName, form: SectionForm, sending?: Sending) =>
        post<Done & { content: SectionAnswer }>(`sections/${section}/content`, form, sending),
      reset: (section: SectionName) =>
        post<Done & { content: SectionAnswer } & Emptied>(`sections/${section}/reset`),
      history: (section: SectionName) => historyOf(`sections/${section}/history`),
      saveGallery: (section: SectionName, gallery: GalleryForm, sending?: Sending) =>
        call<{ gallery_items: GalleryItemAnswer[]; revision: number }>(
          `sections/${section}/gallery-simplified`,
          {
            method: 'POST',
            form: toForm({ ...gallery, mode: 'append' }),
            sentences: gallerySentences,
            ...sending,
          },
        ),
    },

    articles: {
      list: (section: ArticleSection, filter: ArticleFilter) =>
        call<{
          content: { articles: Record<LanguageCode, ArticleAnswer[]> }
          pagination: Pagination
        }>(`${articlesPath(section)}?${query(filter)}`),

      /** The article with the texts of every language, `title` and `content` those of `language`. */
      get: (section: ArticleSection, id: number, language: LanguageCode) =>
        call<{ article: WholeArticleAnswer }>(
          `${section}/keys/articles/articles/${id}/${language}`,
        ),

      create: (
        section: ArticleSection,
        language: LanguageCode,
        article: ArticleForm,
        sending?: Sending,
      ) =>
        post<Done & { article: WholeArticleAnswer }>(
          `${articlesPath(section)}/${language}`,
          article,
          sending,
        ),

      update: (
        section: ArticleSection,
        language: LanguageCode,
        id: number,
        article: ArticleForm,
        sending?: Sending,
      ) =>
        post<Done & { article: WholeArticleAnswer } & Emptied>(
          `${articlesPath(section)}/${language}/${id}`,
          article,
          sending,
        ),

      remove: (section: ArticleSection, id: number) => remove(`${articlesPath(section)}/${id}`),

      history: (section: ArticleSection, id: number) =>
        historyOf(`${articlesPath(section)}/${id}/history`),
    },

    cards: {
      get: (language: LanguageCode, id: number) =>
        call<{ card: CardAnswer }>(`${cardsPath}/${id}?${query({ lang: language })}`),
      create: (language: LanguageCode, card: CardForm) =>
        post<Done & { card: CardAnswer }>(`${cardsPath}?${query({ lang: language })}`, card),
      update: (language: LanguageCode, id: number, card: CardForm) =>
        post<Done & { card: CardAnswer } & Emptied>(
          `${cardsPath}/${id}?${query({ lang: language })}`,
          card,
        ),
      remove: (id: number) => remove(`${cardsPath}/${id}`),
      /** All of them, each once. */
      arrange: (ids: number[]) => change('POST', `${cardsPath}/order`, { ids }),
      history: (id: number) => historyOf(`${cardsPath}/${id}/history`),
    },

    trash: {
      list: (filter: TrashFilter) =>
        call<{ removed: RemovedAnswer[]; pagination: Pagination }>(`trash?${query(filter)}`),
      restore: (id: number) => post(`trash/${id}/restore`),
      restoreAll: (ids: number[]) => change('POST', 'trash/restore-multiple', { ids }),
    },
  }

  function historyOf(path: string) {
    return {
      list: (page: ListPage) =>
        call<{ revisions: RevisionAnswer[]; pagination: Pagination }>(`${path}?${query(page)}`),
      get: (revision: number) =>
        call<{ revision: RevisionAnswer; values: Record<string, unknown> }>(`${path}/${revision}`),
      restore: (revision: number) => post(`${path}/${revision}/restore`),
    }
  }
}

const cardsPath = 'sections/partners/keys/cards/cards'

/** Sentences of a gallery's failures, which screens show after a prefix (BAN-5). */
const gallerySentences = {
  401: messages.galleryUnauthorized,
  404: messages.galleryNotFound,
  500: messages.galleryServerError,
}

function articlesPath(section: ArticleSection): string {
  return `sections/${section}/keys/articles/articles`
}

function query(parameters: Record<string, string | number | boolean | undefined>): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

/** Leaves out what is empty (API-5); null is sent as a blank text. */
function toForm(values: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (name === 'images') for (const image of value as File[]) form.append('images[]', image)
    else if (value instanceof File) form.append(name, value)
    else if (value === null) form.append(name, '')
    else if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  return form
}
