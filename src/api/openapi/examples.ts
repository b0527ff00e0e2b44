import { writtenDetails } from '../../domain/articles/article-fields.ts'

type Values = Record<string, string | number>
/** A file of a form is written as `curl` wants it: `@noria.jpg`. */
type Example = { path?: Values; query?: Values; body?: Record<string, unknown> }

const linkToken = 'Xw3kzq0cT1mJ9hQeRb5vYg.5n0b8yTz3lq7mHcKpR2sVxW1dGfJ4aEuQ6iOoLtNhBk'
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'

const otherPicture = '5b0d7c1e9f3a48d2b6e47a0c1d2e3f40'

const stepId = 'pD7sFq2bN8xLwRk0zVc4TgYhJm1oUaEi'
const credential = {
  id: 'Kx2rT9vQmL0aYbHn3sWdEg',
  rawId: 'Kx2rT9vQmL0aYbHn3sWdEg',
  type: 'public-key',
}
const presented = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDvN1sYk0',
    userHandle: 'b3BhcXVlIGlk',
  },
}
const created = {
  ...credential,
  response: {
    clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
    attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg',
    transports: ['internal'],
  },
}

const preview = {
  overlay: {
    article: {
      section: 'posts',
      id: 1,
      texts: {
        en: {
          title: 'Opening in Hama',
          content: '<p>Our workshop by the <strong>norias</strong>.</p>',
        },
      },
      image: null,
      image_focus: null,
      ...writtenDetails(),
      gallery: [{ youtube: video, title: { en: 'The norias at dawn' } }],
    },
  },
}

export const examples: Record<string, Example> = {
  'POST /signin': {
    body: { email: 'layla@naoura.example', password: 'norias turn by night' },
  },
  'POST /signin/second-factor': {
    body: { challenge: 'q7Yw0mT4rJ2xVb9sKc5uHd1eLf8gNa3z', code: '482917' },
  },
  'POST /account/authenticator/confirm': { body: { code: '482917' } },

  'POST /signin/passkey': { body: { challenge: stepId, passkey: presented } },
  'POST /account/passkeys': { body: { challenge: stepId, passkey: created } },
  'PATCH /account/passkeys/:passkey': { body: { name: 'Phone' } },

  'POST /password-reset': { body: { email: 'layla@naoura.example' } },
  'POST /links/look': { body: { token: linkToken } },
  'POST /links/use': { body: { token: linkToken, password: 'olives before the rain' } },

  'POST /access-keys': { body: { name: 'Import', scope: 'content', days: 90 } },

  'POST /inbox/recipients': {
    body: { recipients: [{ email: 'sales@naoura.example', language: 'ar' }] },
  },

  'PATCH /account': { body: { name: 'Layla', avatar: '@noria.jpg' } },
  'POST /account/password': {
    body: { current_password: 'norias turn by night', password: 'olives before the rain' },
  },
  'POST /coverage/left-out': {
    body: { kind: 'cards', subject: '1', language: 'en', left_out: true },
  },
  'PATCH /publishing': {
    body: { time_zone: 'Asia/Damascus', rule: 'warn', languages: ['ar', 'en'] },
  },
  'POST /translations': { body: { file: '@en-ar.xlf', dry_run: 'true' } },
  'PATCH /security': { body: { strong_passwords: true, idle_minutes: 30 } },
  'POST /account/proof': { body: { password: 'norias turn by night' } },

  'POST /sections/:section/keys/articles/articles': {
    body: {
      texts: JSON.stringify({
        title: { en: 'Opening in Hama', ar: 'افتتاح في حماة' },
        content: {
          en: '<p>Our workshop by the <strong>norias</strong>.</p>',
          ar: '<p>ورشتنا قرب <strong>النواعير</strong>.</p>',
        },
      }),
      image: '@noria.jpg',
    },
  },
  'PATCH /sections/:section/keys/articles/articles/:id': {
    body: { texts: JSON.stringify({ title: { en: 'Opened in Hama', ar: 'افتُتح في حماة' } }) },
  },
  'POST /sections/:section/keys/articles/articles/:language': {
    body: {
      title: 'Opening in Hama',
      content: '<p>Our workshop by the <strong>norias</strong>.</p>',
      image: '@noria.jpg',
      youtube: JSON.stringify([video]),
    },
  },
  'POST /sections/:section/keys/articles/articles/:id/publication': {
    body: { action: 'publish', languages: ['en'] },
  },
  'POST /sections/:section/keys/articles/articles/:id/ledger': {
    body: { texts: [{ language: 'ar', field: 'title' }], mark: 'right' },
  },
  'POST /sections/partners/keys/cards/cards/:id/ledger': {
    body: { texts: [{ language: 'en', field: 'name' }], mark: 'right' },
  },
  'GET /sections/partners/keys/cards/cards/:id/ledger/:language/:field': {
    path: { field: 'name' },
  },
  'GET /sections/:name/ledger/:language/:field': { path: { field: 'banner_title' } },
  'POST /sections/:name/ledger': {
    body: { texts: [{ language: 'en', field: 'banner_title' }], mark: 'right' },
  },
  'POST /pages/:id/ledger': {
    body: { texts: [{ language: 'en', field: 'title' }], mark: 'right' },
  },
  'POST /sections/:section/keys/articles/articles/:id/previews': { body: { days: 7 } },
  'POST /sections/:section/keys/articles/articles/:id/reviews': {
    body: { language: 'ar', user_id: 2, note: 'Are the prices right?' },
  },
  'POST /sections/:section/keys/articles/articles/:language/:id': {
    path: { language: 'ar' },
    body: { title: 'افتتاح في حماة', content: '<p>ورشتنا قرب <strong>النواعير</strong>.</p>' },
  },

  'POST /sections/:name/content': {
    body: {
      content: JSON.stringify({
        banner_title: { en: 'Water that runs on sunlight', ar: 'ماءٌ يجري بنور الشمس' },
      }),
      banner_image: '@noria.jpg',
    },
  },
  'POST /sections/:name/gallery-simplified': {
    body: {
      'images[]': ['@noria.jpg'],
      youtube: JSON.stringify([video]),
      sort: JSON.stringify(['video', 'image']),
    },
  },

  'POST /sections/partners/keys/cards/cards': {
    body: {
      name: 'Al-Ghab Growers’ Cooperative',
      description: '412 families and 38 shared wells.',
      phone_number: '+963 33 555 0171',
      contacts: JSON.stringify([{ type: 'whatsapp', value: '+963 944 555 171' }]),
    },
  },
  'POST /sections/partners/keys/cards/cards/whole': {
    body: {
      texts: JSON.stringify({
        name: { en: 'Al-Ghab Growers’ Cooperative', ar: 'تعاونية مزارعي الغاب' },
        description: { en: '412 families and 38 shared wells.', ar: '412 أسرة و38 بئرًا مشتركة.' },
        phone_number: { en: '+963 33 555 0171', ar: '+963 33 555 0171' },
      }),
    },
  },
  'PATCH /sections/partners/keys/cards/cards/:id': {
    body: { texts: JSON.stringify({ name: { en: 'Al-Ghab Growers', ar: 'مزارعو الغاب' } }) },
  },
  'POST /sections/partners/keys/cards/cards/order': { body: { ids: [1] } },
  'POST /sections/partners/keys/cards/cards/:id': {
    query: { lang: 'ar' },
    body: {
      name: 'تعاونية مزارعي الغاب',
      description: '412 أسرة و38 بئرًا مشتركة.',
      phone_number: '+963 33 555 0171',
    },
  },

  'POST /media': { body: { 'images[]': ['@noria.jpg'] } },
  'POST /media/:media': {
    body: {
      alt: { en: 'A noria by the river', ar: 'ناعورة على النهر' },
      focus: { x: 0.5, y: 0.3 },
    },
  },
  'POST /media/:media/replace': { body: { by: otherPicture } },
  'POST /files': { body: { 'title.en': 'Catalogue 2026', 'file.en': '@catalogue.pdf' } },
  'POST /files/:file': { body: { 'title.ar': 'دليل 2026', 'file.ar': '@catalogue-ar.pdf' } },
  'POST /media/delete-multiple': { body: { ids: [otherPicture] } },
  'POST /pages': {
    body: {
      status: 'published',
      title: { en: 'About us', ar: 'من نحن' },
      order: ['opening1'],
      blocks: { opening1: { kind: 'text' } },
      texts: {
        'body:opening1': { en: '<p>We raise water.</p>', ar: '<p>نرفع الماء.</p>' },
      },
    },
  },
  'POST /pages/:id': { body: { lead: { en: 'Since 1998.', ar: 'منذ 1998.' } } },
  'POST /pages/:id/duplicate': { path: { id: 2 } },
  'DELETE /pages/:id': { path: { id: 2 } },
  'POST /forms': { body: { preset: 'appointment' } },
  'POST /forms/:id': {
    body: {
      fields: { phoneof1: { kind: 'phone', required: true, role: 'phone' } },
      texts: { 'label:phoneof1': { en: 'Phone', ar: 'رقم الهاتف' } },
    },
  },
  'POST /forms/:id/send': {
    body: {
      language: 'en',
      answers: {
        nameof01: 'Rima',
        emailof1: 'rima@farm.example',
        message1: 'Our well gives less water than last year.',
      },
    },
  },
  'POST /topics': { body: { name: { en: 'Irrigation', ar: 'الريّ' } } },
  'POST /topics/:id': { body: { description: { en: 'Water for fields.', ar: 'الماء للحقول.' } } },
  'POST /topics/:id/merge': { path: { id: 3 }, body: { into: 2 } },

  'POST /trials': { body: preview },
  'POST /trials/:trial': { body: preview },

  'POST /redirects': {
    body: { path: '/about-us.html', target: { kind: 'section', section: 'posts' } },
  },
  'POST /redirects/import': { body: { list: '/old-prices /products\n/jobs https://jobs.example' } },

  'POST /imports': { body: { name: 'Our old site' } },
  'PATCH /imports/:id': {
    path: { id: 2 },
    body: {
      destinations: { 'Case-Study': 'business' },
      old_site: { fetch: true, ask: true, per_second: 2 },
    },
  },
  'GET /imports/:id/files/:upload/table': { path: { id: 2 } },
  'DELETE /imports/:id': { path: { id: 2 } },
  'POST /imports/:id/files': {
    path: { id: 2 },
    body: { name: 'pumps.wordpress.xml', bytes: 6, role: 'main' },
  },
  'DELETE /imports/:id/files/:upload': { path: { id: 2 } },
  'POST /imports/:id/files/:upload/parts/:part': { path: { id: 2 } },
  'POST /imports/:id/actions': { path: { id: 2 }, body: { action: 'try' } },
  'POST /imports/:id/pairs': { path: { id: 2 }, body: { join: [{ one: 12, other: 14 }] } },
  'POST /imports/:id/take-back': { body: { keep_edited: true } },

  'POST /visits': { body: { subject: 'posts:1', language: 'en', from: 'search.example' } },

  'POST /trash/:id/restore': { path: { id: 6 } },
  'POST /start-as': { body: { kind: 'clinic' } },
  'POST /trash/restore-multiple': { body: { ids: [8] } },

  'GET /search/:language': { query: { q: 'norias' } },

  'POST /contact': {
    body: {
      name: 'Rima',
      email: 'rima@farm.example',
      message: 'Our well gives less water than last year.',
      language: 'en',
    },
  },
  'PATCH /messages/:id': { body: { answered: true } },
  'POST /messages/:id/replies': {
    body: {
      text: 'We will send a technician on Tuesday.',
      seen: { last_reply: 0, answered: false },
    },
  },
  'POST /messages/:id/notes': { body: { text: 'Asked the workshop for a date.' } },
  'POST /messages/export': { body: { state: 'waiting', language: 'en' } },
  'POST /inbox/person': { body: { who: 'rima@farm.example' } },
  'POST /inbox/person/export': {
    body: { who: 'rima@farm.example', ids: [1], language: 'en' },
  },
  'POST /inbox/person/erase': { body: { who: 'rima@farm.example', ids: [12] } },
  'POST /inbox/retention': { body: { keep_days: 365 } },
  'POST /messages/delete-multiple': { body: { ids: [2] } },

  'POST /languages': { body: { name: 'Deutsch', code: 'de', status: 'pending' } },
  'PATCH /languages/:id': { path: { id: 3 }, body: { status: 'published' } },
  'DELETE /languages/:id': { path: { id: 3 } },

  'POST /users': {
    body: {
      name: 'Rima',
      email: 'rima@naoura.example',
      password: 'olives before the rain',
      role_id: '2',
      avatar: '/avatars/avatar-1.webp',
    },
  },
  'POST /users/invite': {
    body: { name: 'Karim', email: 'karim@naoura.example', role_id: '2' },
  },
  'POST /users/:id': { path: { id: 4 }, body: { role_id: '1' } },
  'POST /users/:id/link': { path: { id: 4 } },
  'DELETE /users/:id': { path: { id: 4 } },
  'POST /users/delete-multiple': { body: { ids: [2, 3] } },
}
