import { expect, test } from 'vitest'
import { articleFields } from '../articles/article-fields.ts'
import { articleValues, restoreArticle } from '../articles/change-article.ts'
import { blankParts } from './document-fields.ts'
import { changeLibraryPicture, libraryPictureValues } from '../media/library-picture.ts'
import { blankPage, pageValues, restorePage } from '../pages/page-values.ts'
import { cardValues, restoreCard } from '../partners/partner-card.ts'
import type { Values } from './revision.ts'
import { blankSection, restoreSection, sectionValues } from '../sections/section.ts'

const at = new Date('2025-11-03T09:00:00Z')
const picture = { id: 'norias', width: 10, height: 10, blur: '' }
const focus = { x: 0.2, y: 0.4 }
const item = { id: 1, type: 'youtube', youtubeId: 'dQw4w9WgXcQ' }
const menu = [{ id: 'aboutaaa', target: { kind: 'page', id: 2 } }]

const place = { section: 'products', createdAt: at, publishedAt: at } as const
const article = { id: 7, ...place, reviews: [], revision: 3 }
const card = { id: 7, position: 1, createdAt: at, revision: 3 }
const file = { picture, bytes: 1, addedAt: at, addedBy: '', revision: 3 }

const kinds: [string, (values: Values) => Values, Values][] = [
  [
    'an article',
    (values) => {
      const blank = { ...article, ...blankParts(articleFields) }
      return articleValues(restoreArticle(blank, values))
    },
    {
      image: picture,
      image_focus: focus,
      price: '1250.50',
      gallery: [item],
      'gallery_title:1.en': 'A canal',
      'title.en': 'Opening in Hama',
      'content.en': '<p>x</p>',
      'meta_title.en': 'Opening',
    },
  ],
  [
    'a card',
    (values) => cardValues(restoreCard({ ...card, logo: null, texts: {} }, values)),
    {
      logo: picture,
      'name.en': 'Growers',
      'description.en': 'Families',
      'phone_number.en': '+963 33 555 0171',
      'contacts.en': { whatsapp: '+963 944 555 171' },
    },
  ],
  [
    'a picture of the library',
    (values) => {
      const blank = { ...file, name: '', decorative: false, focus: null, texts: {} }
      return libraryPictureValues(changeLibraryPicture(blank, values))
    },
    { name: 'Noria', decorative: true, focus, 'alt.en': 'A noria', 'caption.en': '' },
  ],
  [
    'a page',
    (values) => pageValues(restorePage(blankPage(at), values)),
    {
      status: 'published',
      listed: false,
      image: picture,
      image_focus: focus,
      order: ['opening1'],
      'block:opening1': { kind: 'text' },
      'title.en': 'About us',
      'body:opening1.en': '<p>Water</p>',
    },
  ],
  [
    'the banner',
    (values) => sectionValues(restoreSection(blankSection('banner'), values)),
    {
      banner_image: picture,
      banner_focus: focus,
      gallery: [item],
      'gallery_title:1.en': 'A canal',
      'banner_title.en': 'Water',
    },
  ],
  [
    'the contact section',
    (values) => sectionValues(restoreSection(blankSection('contactUs'), values)),
    {
      contacts: [{ type: 'phone', value: '+963 33 555 0142' }],
      map_coordinates: { lat: 35.1, lng: 36.7 },
      contact_form: true,
      announcement_link: { kind: 'home' },
      announcement_from: '2026-11-20T09:00',
      announcement_until: '2026-11-21T09:00',
      'section_address.ar': 'حماة',
    },
  ],
  [
    'the identity',
    (values) => sectionValues(restoreSection(blankSection('identity'), values)),
    {
      logo: picture,
      logo_dark: picture,
      icon: picture,
      kind: 'Store',
      founded: 1998,
      hours_monday: [{ opens: '08:00', closes: '16:00' }],
      'company_name.en': 'Naoura',
    },
  ],
  [
    'the look',
    (values) => sectionValues(restoreSection(blankSection('look'), values)),
    { brand: '#1b6fb5', hero: 'split', eyebrows: false },
  ],
  [
    'the navigation',
    (values) => sectionValues(restoreSection(blankSection('navigation'), values)),
    { posts_hidden: true, menu, menu_button: 'aboutaaa', 'label:aboutaaa.en': 'Us' },
  ],
  [
    'what search engines are told',
    (values) => sectionValues(restoreSection(blankSection('seo'), values)),
    { readable_addresses: true, google_proof: 'abc', 'meta_title.en': 'Naoura' },
  ],
]

test.each(kinds)(
  'a stored revision of %s is read, and another would be stored alike',
  (_kind, restored, stored) => {
    expect(JSON.stringify(restored(stored))).toBe(JSON.stringify(stored))
  },
)
