import type { Access } from '../../src/contract/endpoint.ts'
import { byField, textValues } from '../../src/domain/documents/revision.ts'
import { articlesPath, fileOf } from './api.ts'
import { previewedOpening } from './articles.ts'
import { rimasAnswers } from './forms.ts'
import { castPassword, glassworks, openingInHama, rimasMessage } from './cast.ts'
import { fileIn, pdf } from './made-files.ts'
import { uniquePicture } from './pictures.ts'
import { aboutUs } from './pages.ts'
import { importKey, seededFile, seededPictures } from './seeds.ts'
import { castIds, rima } from './staff.ts'

const posts = '/sections/:section/keys/articles/articles'
const cards = '/sections/partners/keys/cards/cards'

const image = fileOf(await uniquePicture())
const picture = `/media/${seededPictures[0]}`
const file = `/files/${seededFile}`

const credential = { id: 'of-nobody', rawId: 'of-nobody', type: 'public-key' }
export const nobodysPasskey = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
}
const nobodysNewPasskey = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'AA' },
}
export const noTranslations = new File(
  [
    '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ar"/>',
  ],
  'en-ar.xlf',
)

type Call = { path: string; form?: Record<string, string | Blob>; json?: object }
export type Row = { permission: Access; call: Call; answer: number }

export const everyCall: Record<string, Row> = {
  'GET /openapi.json': row('withoutKey', '/openapi.json'),
  'GET /docs': row('withoutKey', '/docs'),
  'GET /public/languages': row('anyone', '/public/languages'),
  'GET /public/site/:language': row('anyone', '/public/site/en'),
  [`GET ${posts}/:language`]: row('anyone', `${articlesPath()}/en`),
  [`GET ${posts}/:language/related/:id`]: row('anyone', `${articlesPath()}/en/related/1`),
  [`GET ${posts}/:language/:id`]: row('anyone', `${articlesPath()}/en/1`),
  'GET /search/:language': row('anyone', '/search/en?q=norias'),
  'GET /public/contact/challenge': row('anyone', '/public/contact/challenge'),
  'POST /contact': row('anyone', '/contact', {
    json: { ...rimasMessage, language: 'en' },
    answer: 201,
  }),
  'GET /messages': row('editor', '/messages'),
  'PATCH /messages/:id': row('editor', '/messages/1', { json: { read: true } }),
  'GET /messages/:id/attachments/:attachment': row(
    'editor',
    `/messages/1/attachments/${'0'.repeat(25)}`,
    {
      answer: 404,
    },
  ),
  'POST /messages/:id/replies': row('editor', '/messages/1/replies', {
    json: { text: 'We come on Tuesday.', seen: { last_reply: 0, answered: false } },
    answer: 409,
  }),
  'POST /messages/:id/replies/:reply/again': row('editor', '/messages/1/replies/1/again', {
    answer: 409,
  }),
  'POST /messages/:id/notes': row('editor', '/messages/1/notes', {
    json: { text: 'Asked the workshop.' },
    answer: 201,
  }),
  'DELETE /messages/:id/notes/:note': row('editor', '/messages/1/notes/1', { answer: 404 }),
  'DELETE /messages/:id': row('editor', '/messages/1'),
  'POST /messages/export': row('editor', '/messages/export', { json: { state: 'new' } }),
  'POST /inbox/person': row('admin', '/inbox/person', { json: { who: 'rima@farm.example' } }),
  'POST /inbox/person/export': row('admin', '/inbox/person/export', {
    json: { who: 'rima@farm.example', ids: [1] },
  }),
  'POST /inbox/person/erase': row('admin', '/inbox/person/erase', {
    json: { who: 'rima@farm.example', ids: [1] },
  }),
  'GET /inbox/retention': row('admin', '/inbox/retention?days=30'),
  'POST /inbox/retention': row('admin', '/inbox/retention', { json: { keep_days: 90 } }),
  'POST /messages/delete-multiple': row('editor', '/messages/delete-multiple', {
    json: { ids: [1] },
  }),
  'GET /inbox/told': row('editor', '/inbox/told'),
  'GET /inbox/recipients': row('admin', '/inbox/recipients'),
  'POST /inbox/recipients': row('admin', '/inbox/recipients', {
    json: { recipients: [{ email: 'sales@naoura.example', language: 'en' }] },
  }),
  'POST /signin': row('anyone', '/signin', {
    json: { email: 'nobody@a.example', password: 'x' },
    answer: 401,
  }),
  'POST /logout': row('account', '/logout', { answer: 204 }),
  'GET /account': row('account', '/account'),
  'PATCH /account': row('editor', '/account', { form: { name: 'Layla' } }),
  'POST /account/password': row('account', '/account/password', {
    json: { current_password: castPassword, password: rima.password },
  }),
  'POST /account/proof': row('editor', '/account/proof', { json: { password: castPassword } }),
  'POST /signin/passkey/options': row('anyone', '/signin/passkey/options'),
  'POST /signin/passkey': row('anyone', '/signin/passkey', {
    json: { challenge: 'of-nobody', passkey: nobodysPasskey },
    answer: 401,
  }),
  'POST /account/passkeys/options': row('editor', '/account/passkeys/options'),
  'POST /account/passkeys': row('editor', '/account/passkeys', {
    json: { challenge: 'of-nobody', passkey: nobodysNewPasskey },
    answer: 400,
  }),
  'PATCH /account/passkeys/:passkey': row('editor', '/account/passkeys/of-nobody', {
    json: { name: 'Phone' },
    answer: 404,
  }),
  'DELETE /account/passkeys/:passkey': row('editor', '/account/passkeys/of-nobody', {
    answer: 404,
  }),
  'GET /account/sessions': row('editor', '/account/sessions'),
  // No session has this id: one that is open would have a random id.
  'DELETE /account/sessions/:session': row(
    'editor',
    '/account/sessions/7f9c2ba4-e88f-4271-9d1c-5a3e0b6d8f21',
    { answer: 404 },
  ),
  'POST /account/sessions/end-others': row('editor', '/account/sessions/end-others'),
  'POST /signin/second-factor': row('anyone', '/signin/second-factor', {
    json: { challenge: 'of nobody', code: '482917' },
    answer: 401,
  }),
  'POST /account/authenticator': row('editor', '/account/authenticator'),
  'POST /account/authenticator/confirm': row('editor', '/account/authenticator/confirm', {
    json: { code: '482917' },
    answer: 404,
  }),
  'DELETE /account/authenticator': row('editor', '/account/authenticator', { answer: 404 }),
  'POST /account/recovery-codes': row('editor', '/account/recovery-codes', { answer: 404 }),
  'POST /password-reset': row('anyone', '/password-reset', {
    json: { email: 'nobody@a.example' },
    answer: 409,
  }),
  'POST /links/look': row('anyone', '/links/look', { json: { token: 'of.nobody' }, answer: 404 }),
  'POST /links/use': row('anyone', '/links/use', {
    json: { token: 'of.nobody', password: rima.password },
    answer: 404,
  }),
  'GET /access-keys': row('admin', '/access-keys'),
  'POST /access-keys': row('admin', '/access-keys', { json: importKey, answer: 201 }),
  'DELETE /access-keys/:id': row('admin', '/access-keys/1'),
  'GET /overview': row('editor', '/overview'),
  'POST /start-empty': row('admin', '/start-empty'),
  'GET /starting-points': row('admin', '/starting-points'),
  'POST /start-as': row('admin', '/start-as', { json: { kind: 'clinic' } }),
  'GET /languages': row('editor', '/languages'),
  'POST /languages': row('admin', '/languages', {
    json: { name: 'Français', code: 'fr' },
    answer: 201,
  }),
  'PATCH /languages/:id': row('admin', '/languages/2', { json: { name: 'Arabic' } }),
  'DELETE /languages/:id': row('admin', '/languages/2'),
  'GET /roles': row('admin', '/roles'),
  'GET /users': row('admin', '/users'),
  'POST /users': row('admin', '/users', { form: rima, answer: 201 }),
  'POST /users/invite': row('admin', '/users/invite', {
    form: { name: 'Karim', email: 'karim@naoura.example', role_id: '2' },
    answer: 201,
  }),
  'POST /users/delete-multiple': row('admin', '/users/delete-multiple', {
    json: { ids: [castIds.Nour] },
  }),
  'POST /users/:id': row('admin', `/users/${castIds.Nour}`, { form: { name: 'Nour H.' } }),
  'POST /users/:id/end-sessions': row('admin', `/users/${castIds.Omar}/end-sessions`),
  'POST /users/:id/link': row('admin', `/users/${castIds.Omar}/link`),
  'DELETE /users/:id/second-factor': row('admin', `/users/${castIds.Omar}/second-factor`, {
    answer: 404,
  }),
  'DELETE /users/:id': row('admin', `/users/${castIds.Nour}`),
  [`GET ${posts}`]: row('editor', articlesPath()),
  'GET /:section/keys/articles/articles/:id/:language': row(
    'editor',
    '/posts/keys/articles/articles/1/ar',
  ),
  [`POST ${posts}`]: row('editor', articlesPath(), {
    form: { texts: JSON.stringify({ title: { en: 'Opening in Hama', ar: 'افتتاح في حماة' } }) },
    answer: 201,
  }),
  [`PATCH ${posts}/:id`]: row('editor', `${articlesPath()}/1`, {
    form: { texts: JSON.stringify({ title: { ar: 'افتتاح' } }) },
  }),
  [`POST ${posts}/:id/publication`]: row('editor', `${articlesPath()}/1/publication`, {
    json: { action: 'unpublish', languages: ['en'] },
  }),
  [`GET ${posts}/:id/previews`]: row('editor', `${articlesPath()}/1/previews`),
  [`POST ${posts}/:id/previews`]: row('editor', `${articlesPath()}/1/previews`, {
    json: { days: 1 },
    answer: 201,
  }),
  [`DELETE ${posts}/:id/previews/:preview`]: row('editor', `${articlesPath()}/1/previews/none`, {
    answer: 404,
  }),
  'GET /colleagues': row('editor', '/colleagues'),
  [`POST ${posts}/:id/reviews`]: row('editor', `${articlesPath()}/1/reviews`, {
    json: { language: 'ar', note: 'Are the prices right?' },
    answer: 201,
  }),
  [`DELETE ${posts}/:id/reviews/:language`]: row('editor', `${articlesPath()}/1/reviews/ar`, {
    answer: 404,
  }),
  [`POST ${posts}/:id/duplicate`]: row('editor', `${articlesPath()}/1/duplicate`, {
    answer: 201,
  }),
  [`POST ${posts}/:language`]: row('editor', `${articlesPath()}/en`, {
    form: openingInHama.en,
    answer: 201,
  }),
  [`POST ${posts}/:language/:id`]: row('editor', `${articlesPath()}/ar/1`, {
    form: { title: 'Renamed' },
  }),
  [`DELETE ${posts}/:id`]: row('editor', `${articlesPath()}/1`),
  'GET /sections/:name/content/:language': row('anyone', '/sections/banner/content/ar'),
  'GET /sections/:name/content': row('editor', '/sections/partners/content'),
  'GET /sections/:name/colours': row('editor', '/sections/identity/colours'),
  'POST /sections/:name/content': row('editor', '/sections/aboutUs/content', {
    form: { content: '{}' },
  }),
  'POST /sections/:name/reset': row('editor', '/sections/aboutUs/reset'),
  'POST /sections/:name/gallery-simplified': row('editor', '/sections/banner/gallery-simplified', {
    form: { mode: 'append' },
  }),
  [`POST ${cards}`]: row('editor', `${cards}?lang=en`, { form: glassworks, answer: 201 }),
  [`POST ${cards}/whole`]: row('editor', `${cards}/whole`, {
    form: { texts: JSON.stringify(byField(textValues({ en: glassworks }))) },
    answer: 201,
  }),
  [`PATCH ${cards}/:id`]: row('editor', `${cards}/1`, {
    form: { texts: JSON.stringify({ name: { en: 'Renamed' } }) },
  }),
  [`POST ${cards}/order`]: row('editor', `${cards}/order`, { json: { ids: [1] } }),
  [`POST ${cards}/:id`]: row('editor', `${cards}/1?lang=en`, { form: { name: 'Renamed' } }),
  [`GET ${cards}/:id`]: row('editor', `${cards}/1?lang=en`),
  [`DELETE ${cards}/:id`]: row('editor', `${cards}/1`),
  ...historyOf(`${posts}/:id/history`, `${articlesPath()}/1/history`),
  ...historyOf(`${cards}/:id/history`, `${cards}/1/history`),
  ...historyOf('/sections/:name/history', '/sections/aboutUs/history'),
  'GET /media': row('editor', '/media'),
  'POST /media': row('editor', '/media', { form: { 'images[]': image }, answer: 201 }),
  'POST /media/delete-multiple': row('editor', '/media/delete-multiple', {
    json: { ids: [seededPictures[1]] },
  }),
  'GET /media/:media': row('editor', picture),
  'POST /media/:media': row('editor', picture, { json: { name: 'Noria' } }),
  'POST /media/:media/replace': row('editor', `${picture}/replace`, {
    json: { by: seededPictures[1] },
  }),
  'DELETE /media/:media': row('editor', picture),
  'GET /media/:media/colours': row('editor', `${picture}/colours`),
  ...historyOf('/media/:media/history', `${picture}/history`),
  'GET /files': row('editor', '/files'),
  'POST /files': row('editor', '/files', {
    form: { 'title.en': 'Catalogue', 'file.en': fileIn(pdf()) },
    answer: 201,
  }),
  'GET /files/:file': row('editor', file),
  'POST /files/:file': row('editor', file, { form: { 'title.en': 'Catalogue of 2026' } }),
  'DELETE /files/:file': row('editor', file),
  ...historyOf('/files/:file/history', `${file}/history`),
  ...historyOf('/pages/:id/history', '/pages/2/history'),
  ...ledgerOf(`${posts}/:id/ledger`, `${articlesPath()}/1/ledger`, 'title', { compared: 200 }),
  ...ledgerOf(`${cards}/:id/ledger`, `${cards}/1/ledger`, 'name'),
  ...ledgerOf('/sections/:name/ledger', '/sections/contactUs/ledger', 'section_title'),
  ...ledgerOf('/pages/:id/ledger', '/pages/2/ledger', 'title'),
  'GET /public/pages/:language/:slug': row('anyone', '/public/pages/en/about-us'),
  'GET /pages': row('editor', '/pages'),
  'GET /pages/:id': row('editor', '/pages/home'),
  'GET /topics/:id/links': row('editor', '/topics/1/links'),
  'GET /pages/:id/links': row('editor', '/pages/2/links'),
  'POST /pages': row('editor', '/pages', { json: aboutUs, answer: 201 }),
  'POST /pages/:id': row('editor', '/pages/2', { json: { listed: false } }),
  'POST /pages/:id/duplicate': row('editor', '/pages/2/duplicate', { answer: 201 }),
  'DELETE /pages/:id': row('editor', '/pages/2'),
  ...historyOf('/forms/:id/history', '/forms/1/history'),
  'GET /public/forms/:id/challenge': row('anyone', '/public/forms/1/challenge'),
  'GET /public/forms/:id/:language': row('anyone', '/public/forms/1/en'),
  'POST /forms/:id/send': row('anyone', '/forms/1/send', {
    json: { language: 'en', answers: rimasAnswers },
    answer: 201,
  }),
  'GET /forms': row('editor', '/forms'),
  'GET /forms/:id': row('editor', '/forms/1'),
  'GET /forms/:id/links': row('editor', '/forms/1/links'),
  'POST /forms': row('editor', '/forms', { json: { preset: 'appointment' }, answer: 201 }),
  'POST /forms/:id': row('editor', '/forms/1', { json: { title: { en: 'Write' } } }),
  'DELETE /forms/:id': row('editor', '/forms/1'),
  ...historyOf('/topics/:id/history', '/topics/1/history'),
  'GET /public/topics/:language': row('anyone', '/public/topics/en?section=posts'),
  'GET /topics': row('editor', '/topics'),
  'GET /topics/:id': row('editor', '/topics/1'),
  'POST /topics': row('editor', '/topics', { json: { name: { en: 'Wells' } }, answer: 201 }),
  'POST /topics/:id': row('editor', '/topics/1', { json: { name: { en: 'Pumps' } } }),
  'POST /topics/:id/merge': row('editor', '/topics/1/merge', { json: { into: 2 } }),
  'DELETE /topics/:id': row('editor', '/topics/1'),
  'POST /pages/home/reset': row('editor', '/pages/home/reset'),
  'POST /trials': row('editor', '/trials', { json: previewedOpening, answer: 201 }),
  // No preview has this id: one that is kept would have a random id.
  'POST /trials/:trial': row('editor', `/trials/${'0'.repeat(32)}`, {
    json: previewedOpening,
    answer: 404,
  }),
  'GET /redirects': row('admin', '/redirects'),
  'POST /redirects': row('admin', '/redirects', {
    json: { path: '/news', target: { kind: 'home' } },
    answer: 201,
  }),
  'POST /redirects/import': row('admin', '/redirects/import', {
    json: { list: '/news /blog' },
    answer: 201,
  }),
  'DELETE /redirects/:id': row('admin', '/redirects/1'),
  'GET /missing-addresses': row('admin', '/missing-addresses'),
  'DELETE /missing-addresses': row('admin', '/missing-addresses'),
  'DELETE /missing-addresses/:id': row('admin', '/missing-addresses/1'),
  'GET /imports': row('admin', '/imports'),
  'POST /imports': row('admin', '/imports', { json: { name: 'Our old site' }, answer: 201 }),
  ...ofNoImport({
    'GET /imports/:id': '/imports/9',
    'DELETE /imports/:id': '/imports/9',
    'POST /imports/:id/files/:upload/parts/:part': '/imports/9/files/9/parts/1',
    'DELETE /imports/:id/files/:upload': '/imports/9/files/9',
    'GET /imports/:id/files/:upload/table': '/imports/9/files/9/table',
    'GET /imports/:id/take-back': '/imports/9/take-back',
    'GET /imports/:id/items': '/imports/9/items',
    'GET /imports/:id/pairs': '/imports/9/pairs',
    'GET /imports/:id/report.csv': '/imports/9/report.csv',
  }),
  'POST /imports/:id/pairs': row('admin', '/imports/9/pairs', { json: {}, answer: 404 }),
  'PATCH /imports/:id': row('admin', '/imports/9', { json: { destinations: {} }, answer: 404 }),
  'POST /imports/:id/files': row('admin', '/imports/9/files', {
    json: { name: 'pumps.xml', bytes: 9, role: 'main' },
    answer: 404,
  }),
  'POST /imports/:id/actions': row('admin', '/imports/9/actions', {
    json: { action: 'try' },
    answer: 404,
  }),
  'POST /imports/:id/take-back': row('admin', '/imports/9/take-back', {
    json: { keep_edited: true },
    answer: 404,
  }),
  'POST /visits': row('anyone', '/visits', {
    json: { subject: 'posts:1', language: 'en' },
    answer: 204,
  }),
  'GET /visits': row('editor', '/visits'),
  'GET /publishing': row('editor', '/publishing'),
  'PATCH /publishing': row('admin', '/publishing', { json: { time_zone: 'Asia/Damascus' } }),
  'GET /coverage': row('editor', '/coverage'),
  'GET /coverage/documents': row('editor', '/coverage/documents?state=work&in=ar'),
  'POST /coverage/left-out': row('editor', '/coverage/left-out', {
    json: { kind: 'sections', subject: 'banner', language: 'ar', left_out: true },
  }),
  'GET /translations': row('editor', '/translations?from=en&to=ar&state=all'),
  'POST /translations': row('editor', '/translations', { form: { file: noTranslations } }),
  'GET /security': row('admin', '/security'),
  'PATCH /security': row('admin', '/security', { json: { strong_passwords: true } }),
  'GET /system': row('admin', '/system'),
  'POST /system/backups': row('admin', '/system/backups', { answer: 202 }),
  'POST /system/export': row('admin', '/system/export', { answer: 202 }),
  'POST /system/export/link': row('admin', '/system/export/link', { answer: 409 }),
  'POST /system/test-mail': row('admin', '/system/test-mail', { answer: 409 }),
  'GET /activity': row('admin', '/activity'),
  'GET /activity/check': row('admin', '/activity/check'),
  'GET /trash': row('editor', '/trash'),
  // The revision that emptied the section: the last that `seedContent` makes.
  'POST /trash/:id/restore': row('editor', '/trash/5/restore'),
  'POST /trash/restore-multiple': row('editor', '/trash/restore-multiple', { json: { ids: [5] } }),
}

type Sent = Omit<Call, 'path'> & { answer?: number }

function row(permission: Access, path: string, { answer = 200, ...sent }: Sent = {}): Row {
  return { permission, call: { path, ...sent }, answer }
}

function ofNoImport(calls: Record<string, string>): Record<string, Row> {
  const rows = Object.entries(calls).map(([name, path]) => [
    name,
    row('admin', path, { answer: 404 }),
  ])
  return Object.fromEntries(rows)
}

function ledgerOf(
  route: string,
  path: string,
  field: string,
  { marked = 200, compared = 404 } = {},
): Record<string, Row> {
  return {
    [`GET ${route}`]: row('editor', path),
    [`POST ${route}`]: row('editor', path, {
      json: { texts: [{ language: 'en', field }], mark: 'right' },
      answer: marked,
    }),
    [`GET ${route}/:language/:field`]: row('editor', `${path}/en/${field}`, { answer: compared }),
  }
}

function historyOf(route: string, path: string): Record<string, Row> {
  return {
    [`GET ${route}`]: row('editor', path),
    [`GET ${route}/:revision`]: row('editor', `${path}/1`),
    [`POST ${route}/:revision/restore`]: row('editor', `${path}/1/restore`),
  }
}
