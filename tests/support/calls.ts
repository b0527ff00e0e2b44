import type { Permission } from '../../src/api/permissions.ts'
import { articlesPath, type TestApi } from './api.ts'
import { openedInHama } from './articles.ts'
import { byLayla, castPassword, glassworks, openingInHama, rimasMessage, today } from './cast.ts'
import { castIds, rima } from './staff.ts'

const posts = '/sections/:section/keys/articles/articles'
const cards = '/sections/partners/keys/cards/cards'

type Call = { path: string; form?: Record<string, string>; json?: object }
export type Row = { permission: Permission; call: Call; answer: number }

/** Every route there is, who may call it, a call that is right, and the answer to that. */
export const everyCall: Record<string, Row> = {
  'GET /openapi.json': {
    permission: 'withoutKey',
    call: { path: '/openapi.json' },
    answer: 200,
  },
  'GET /docs': { permission: 'withoutKey', call: { path: '/docs' }, answer: 200 },
  'GET /public/languages': {
    permission: 'anyone',
    call: { path: '/public/languages' },
    answer: 200,
  },
  [`GET ${posts}/:language`]: {
    permission: 'anyone',
    call: { path: `${articlesPath()}/en` },
    answer: 200,
  },
  [`GET ${posts}/:language/related/:id`]: {
    permission: 'anyone',
    call: { path: `${articlesPath()}/en/related/1` },
    answer: 200,
  },
  [`GET ${posts}/:language/:id`]: {
    permission: 'anyone',
    call: { path: `${articlesPath()}/en/1` },
    answer: 200,
  },
  'GET /search/:language': {
    permission: 'anyone',
    call: { path: '/search/en?q=norias' },
    answer: 200,
  },
  'POST /contact': {
    permission: 'anyone',
    call: { path: '/contact', json: { ...rimasMessage, language: 'en' } },
    answer: 201,
  },
  'GET /messages': { permission: 'editor', call: { path: '/messages' }, answer: 200 },
  'PATCH /messages/:id': {
    permission: 'editor',
    call: { path: '/messages/1', json: { read: true } },
    answer: 200,
  },
  'DELETE /messages/:id': { permission: 'editor', call: { path: '/messages/1' }, answer: 200 },
  'POST /messages/delete-multiple': {
    permission: 'editor',
    call: { path: '/messages/delete-multiple', json: { ids: [1] } },
    answer: 200,
  },
  'POST /signin': {
    permission: 'anyone',
    call: { path: '/signin', json: { email: 'nobody@a.example', password: 'x' } },
    answer: 401,
  },
  'POST /logout': { permission: 'editor', call: { path: '/logout' }, answer: 204 },
  'GET /account': { permission: 'editor', call: { path: '/account' }, answer: 200 },
  'POST /account/password': {
    permission: 'editor',
    call: {
      path: '/account/password',
      json: { current_password: castPassword, password: rima.password },
    },
    answer: 200,
  },
  'GET /overview': { permission: 'editor', call: { path: '/overview' }, answer: 200 },
  'POST /start-empty': { permission: 'admin', call: { path: '/start-empty' }, answer: 200 },
  'GET /languages': { permission: 'editor', call: { path: '/languages' }, answer: 200 },
  'POST /languages': {
    permission: 'admin',
    call: { path: '/languages', json: { name: 'Français', code: 'fr' } },
    answer: 201,
  },
  'PATCH /languages/:id': {
    permission: 'admin',
    call: { path: '/languages/2', json: { name: 'Arabic' } },
    answer: 200,
  },
  'DELETE /languages/:id': { permission: 'admin', call: { path: '/languages/2' }, answer: 200 },
  'GET /roles': { permission: 'admin', call: { path: '/roles' }, answer: 200 },
  'GET /users': { permission: 'admin', call: { path: '/users' }, answer: 200 },
  'POST /users': { permission: 'admin', call: { path: '/users', form: rima }, answer: 201 },
  'POST /users/delete-multiple': {
    permission: 'admin',
    call: { path: '/users/delete-multiple', json: { ids: [castIds.Nour] } },
    answer: 200,
  },
  'POST /users/:id': {
    permission: 'admin',
    call: { path: `/users/${castIds.Nour}`, form: { name: 'Nour H.' } },
    answer: 200,
  },
  'DELETE /users/:id': {
    permission: 'admin',
    call: { path: `/users/${castIds.Nour}` },
    answer: 200,
  },
  [`GET ${posts}`]: { permission: 'editor', call: { path: articlesPath() }, answer: 200 },
  'GET /:section/keys/articles/articles/:id/:language': {
    permission: 'editor',
    call: { path: '/posts/keys/articles/articles/1/ar' },
    answer: 200,
  },
  [`POST ${posts}/:language`]: {
    permission: 'editor',
    call: { path: `${articlesPath()}/en`, form: openingInHama.en },
    answer: 201,
  },
  [`POST ${posts}/:language/:id`]: {
    permission: 'editor',
    call: { path: `${articlesPath()}/ar/1`, form: { title: 'Renamed' } },
    answer: 200,
  },
  [`DELETE ${posts}/:id`]: {
    permission: 'editor',
    call: { path: `${articlesPath()}/1` },
    answer: 200,
  },
  'GET /sections/:name/content/:language': {
    permission: 'anyone',
    call: { path: '/sections/banner/content/ar' },
    answer: 200,
  },
  'GET /sections/:name/content': {
    permission: 'editor',
    call: { path: '/sections/partners/content' },
    answer: 200,
  },
  'POST /sections/:name/content': {
    permission: 'editor',
    call: { path: '/sections/aboutUs/content', form: { content: '{}' } },
    answer: 200,
  },
  'POST /sections/:name/reset': {
    permission: 'editor',
    call: { path: '/sections/aboutUs/reset' },
    answer: 200,
  },
  'POST /sections/:name/gallery-simplified': {
    permission: 'editor',
    call: { path: '/sections/banner/gallery-simplified', form: { mode: 'append' } },
    answer: 200,
  },
  [`POST ${cards}`]: {
    permission: 'editor',
    call: { path: `${cards}?lang=en`, form: glassworks },
    answer: 201,
  },
  [`POST ${cards}/order`]: {
    permission: 'editor',
    call: { path: `${cards}/order`, json: { ids: [1] } },
    answer: 200,
  },
  [`POST ${cards}/:id`]: {
    permission: 'editor',
    call: { path: `${cards}/1?lang=en`, form: { name: 'Renamed' } },
    answer: 200,
  },
  [`DELETE ${cards}/:id`]: { permission: 'editor', call: { path: `${cards}/1` }, answer: 200 },
  ...historyOf(`${posts}/:id/history`, `${articlesPath()}/1/history`),
  ...historyOf(`${cards}/:id/history`, `${cards}/1/history`),
  ...historyOf('/sections/:name/history', '/sections/aboutUs/history'),
  'GET /trash': { permission: 'editor', call: { path: '/trash' }, answer: 200 },
  'POST /trash/:id/restore': {
    permission: 'editor',
    // The revision that emptied the section: the last of those the set-up makes.
    call: { path: '/trash/5/restore' },
    answer: 200,
  },
  'POST /trash/restore-multiple': {
    permission: 'editor',
    call: { path: '/trash/restore-multiple', json: { ids: [5] } },
    answer: 200,
  },
}

/** The calls of a document's history; its first revision is there. */
function historyOf(route: string, path: string): Record<string, Row> {
  return {
    [`GET ${route}`]: { permission: 'editor', call: { path }, answer: 200 },
    [`GET ${route}/:revision`]: { permission: 'editor', call: { path: `${path}/1` }, answer: 200 },
    [`POST ${route}/:revision/restore`]: {
      permission: 'editor',
      call: { path: `${path}/1/restore` },
      answer: 200,
    },
  }
}

/** As demo content an article, a card, a section that was emptied again, a contact form and a message sent by it. */
export async function furnished(storage: TestApi['storage']): Promise<void> {
  const { articles, cards, demo, messages, sections } = storage
  await openedInHama(articles)
  await cards.create('en', { ...glassworks, contacts: {} }, byLayla())
  await sections.change('aboutUs', { 'section_title.en': 'About us' }, byLayla())
  await sections.reset('aboutUs', byLayla())
  await sections.change('contactUs', { contact_form: true }, byLayla())
  await messages.add({ ...rimasMessage, language: 'en' }, today)
  await demo.remember()
}
