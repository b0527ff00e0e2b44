import { formOf, pluralCategories } from './product-words.ts'

const placeholders = {
  frame_skip: [],
  frame_navigation: [],
  frame_footer: [],
  frame_search: [],
  frame_contact: [],
  frame_menu: [],
  frame_close: [],
  frame_loading: [],
  frame_new_tab: ['name'],
  social_label: [],
  social_whatsapp: [],
  social_facebook: [],
  social_instagram: [],
  social_twitter: [],
  social_youtube: [],
  social_telegram: [],
  social_linkedin: [],
  social_on: ['name', 'platform'],
  language_label: [],
  language_now: ['name'],
  language_back: [],
  theme_label: [],
  theme_system: [],
  theme_light: [],
  theme_dark: [],
  missing_language: ['language'],
  missing_broken: [],
  missing_unavailable: [],
  home_choose_post: [],
  partners_previous: [],
  partners_next: [],
  partners_range: ['range', 'total'],
  slides_pause: [],
  slides_play: [],
  empty_nothing: [],
  empty_dashboard: [],
  empty_language: ['language'],
  posts_description: ['company'],
  business_description: ['company'],
  products_description: ['company'],
  posts_empty: [],
  business_empty: [],
  products_empty: [],
  article_breadcrumbs: [],
  article_ask: [],
  article_contents: [],
  list_empty: ['section'],
  list_currency: [],
  list_more: [],
  list_loading: [],
  list_previous: [],
  list_next: [],
  list_pages: [],
  list_page: ['last', 'page'],
  list_skip: [],
  topic_list: [],
  gallery_label: [],
  gallery_carousel: [],
  gallery_slide: [],
  gallery_viewer: [],
  gallery_previous: [],
  gallery_next: [],
  gallery_close: [],
  gallery_position: ['index', 'total'],
  gallery_picture: ['index', 'total'],
  gallery_video: ['index', 'total'],
  gallery_thumbnails: [],
  gallery_youtube: [],
  file_language: ['language'],
  file_kilobytes: ['size'],
  file_megabytes: ['size'],
  event_none: [],
  event_past: [],
  event_until: [],
  event_calendar: [],
  event_all: [],
  form_about: ['product'],
  form_optional: [],
  form_choose: [],
  form_least: ['least'],
  form_most: ['most'],
  form_limits: ['least', 'most'],
  form_terms: ['title'],
  form_file_limits: [],
  form_files_limits: ['most'],
  form_files_choose: [],
  form_file_remove: ['name'],
  form_files_again: [],
  form_files_sending: [],
  contact_label: [],
  contact_name: [],
  contact_email: [],
  contact_phone: [],
  contact_message: [],
  contact_blank: [],
  contact_send: [],
  contact_check: [],
  contact_sending: [],
  contact_sent: [],
  contact_thanks: [],
  contact_about: ['product'],
  contact_copy: ['value'],
  contact_copied: [],
  contact_map: [],
  contact_open_map: [],
  contact_hours: [],
  contact_closed: [],
  contact_branches: [],
  contact_whatsapp: [],
  announcement_label: [],
  announcement_dismiss: [],
  refusal_required: [],
  refusal_email: [],
  refusal_phone: [],
  refusal_long: [],
  refusal_character: [],
  refusal_lookalike: [],
  refusal_answer: [],
  refusal_consent: [],
  refusal_date: [],
  refusal_date_future: [],
  refusal_date_past: [],
  refusal_number: [],
  refusal_whole_number: [],
  refusal_number_limits: [],
  refusal_files: [],
  refusal_file_kind: [],
  refusal_file_large: [],
  refusal_pdf: [],
  refusal_picture: [],
  refusal_files_unavailable: [],
  refusal_form_gone: [],
  refusal_form: [],
  refusal_attempts: [],
  refusal_no_response: [],
  refusal_unavailable: [],
  refusal_check: [],
  refusal_frozen: [],
  refusal_other: [],
  search_title: ['query'],
  search_hint: ['sections'],
  search_nothing: ['query'],
  search_advice: [],
  search_too_long: [],
  missing_read: ['language'],
  missing_home: [],
  missing_broken_text: [],
  missing_try_again: [],
  notice_offline: [],
  notice_broken: [],
  notice_try_again: [],
  notice_trying: [],
} satisfies Record<string, string[]>

const countPlaceholders = {
  article_minutes: ['n'],
  posts_loaded: ['n', 'shown', 'total'],
  business_loaded: ['n', 'shown', 'total'],
  products_loaded: ['n', 'shown', 'total'],
  file_pages: ['n'],
  search_found: ['n', 'query'],
} satisfies Record<string, string[]>

export type SiteWord = keyof typeof placeholders
export type SiteCount = keyof typeof countPlaceholders
export type SiteWordField = SiteWord | `${SiteCount}_${Intl.LDMLPluralRule}`

export const siteWordKeys = Object.keys(placeholders) as SiteWord[]
export const siteCountKeys = Object.keys(countPlaceholders) as SiteCount[]

const longest = 200

export const siteWordLimits = Object.fromEntries(
  [
    ...siteWordKeys,
    ...siteCountKeys.flatMap((key) => pluralCategories.map((category) => formOf(key, category))),
  ].map((field) => [field, longest]),
) as Record<SiteWordField, number>

export function placeholdersOf(field: string): string[] | undefined {
  const all: Record<string, string[]> = { ...placeholders, ...countPlaceholders }
  return all[field] ?? all[countOf(field) ?? '']
}

function countOf(field: string): SiteCount | undefined {
  return siteCountKeys.find((key) =>
    pluralCategories.some((category) => field === formOf(key, category)),
  )
}

const writtenOut = ['zero', 'one', 'two']

/**
 * A text must have all that is filled in, once each, and no other braces. Returns undefined for a
 * name, which may be anything.
 */
export function patternOf(field: string): RegExp | undefined {
  const placeholders = placeholdersOf(field)
  if (!placeholders) return undefined
  const isWrittenOut = writtenOut.some(
    (category) => field === formOf(countOf(field) ?? '', category),
  )
  const without = isWrittenOut
    ? ordersOf(placeholders.filter((placeholder) => placeholder !== 'n'))
    : []
  const orders = [...ordersOf(placeholders), ...without].map((order) =>
    ['', ...order.map((placeholder) => `\\{${placeholder}\\}`)]
      .map((part) => `${part}[^{}]*`)
      .join(''),
  )
  return new RegExp(`^$|^(${orders.join('|')})$`)
}

function ordersOf(placeholders: string[]): string[][] {
  if (placeholders.length === 0) return [[]]
  return placeholders.flatMap((first) =>
    ordersOf(placeholders.filter((placeholder) => placeholder !== first)).map((rest) => [
      first,
      ...rest,
    ]),
  )
}
