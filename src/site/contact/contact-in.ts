import type { LanguageCode } from '../../domain/languages/language.ts'
import { directContacts, isReachableIn } from '../../domain/contact/reachable.ts'
import { sectionTextsIn } from '../../domain/sections/section.ts'
import { storage } from '../../storage/storage.server.ts'
import { type Branch, branchesIn } from '../../domain/contact/branch.ts'
import type { ContactItem } from '../../domain/contact/contact.ts'
import { mapAddress } from '../../domain/contact/map-address.ts'
import {
  runsOf,
  type Span,
  type Week,
  weekdayName,
  weekdaysIn,
} from '../../domain/contact/opening-hours.ts'
import { weekOf } from '../../domain/contact/organisation.ts'
import { branchWords, hoursWords } from '../../domain/site-words/contact-words.ts'
import { wordsIn } from '../../domain/site-words/product-words.ts'
import { spokenIn } from '../names-in.ts'
import { formAt } from '../forms/form-at.ts'
import { timeIn } from '../time-in.ts'
import type { ArticleSection } from '../../domain/articles/article.ts'
import { formPath } from '../../domain/forms/form.ts'

export type ContactDetails = NonNullable<Awaited<ReturnType<typeof contactIn>>>

/** Returns null where neither a way to reach the company nor its hours are given. */
export async function contactIn(language: LanguageCode) {
  const contact = await storage.sections.get('contactUs')
  const identity = await storage.sections.get('identity')
  if (!isReachableIn({ contact, identity }, language)) return null
  const texts = sectionTextsIn(contact, language)
  const hours = await openingHoursIn(language)
  const { shown_form: shown } = contact.settings
  const form = contact.contactForm && shown ? await formAt(shown, language) : undefined
  return {
    title: texts.section_title,
    description: texts.section_description,
    address: texts.section_address,
    items: directContacts(contact),
    coordinates: contact.mapCoordinates,
    hasForm: contact.contactForm,
    ...(form && { form }),
    ...(hours && { hours }),
  }
}

export type ShownBranches = NonNullable<Awaited<ReturnType<typeof shownBranchesIn>>>

export async function shownBranchesIn(language: LanguageCode) {
  const { settings } = await storage.sections.get('contactUs')
  const found = branchesIn(settings, language)
  if (found.length === 0) return undefined
  const { contact_branches: heading } = wordsIn(await spokenIn(language), branchWords)
  const shown = found.map(async ({ id, name, address, note, week, ...branch }) => ({
    id,
    name,
    address,
    note,
    map: branch.coordinates && mapAddress(branch.coordinates),
    items: itemsOf(branch),
    hours: week && (await shownHours(week, language)),
  }))
  return { heading, branches: await Promise.all(shown) }
}

function itemsOf({ phone, whatsapp, email }: Pick<Branch, 'phone' | 'whatsapp' | 'email'>) {
  const items: ContactItem[] = [
    { type: 'phone', value: phone },
    { type: 'whatsapp', value: whatsapp },
    { type: 'email', value: email },
  ]
  return items.filter(({ value }) => value !== '')
}

async function openingHoursIn(language: LanguageCode) {
  const week = weekOf(await storage.sections.organisation())
  if (!week) return undefined
  const { hours_note: note } = sectionTextsIn(await storage.sections.get('identity'), language)
  return { ...(await shownHours(week, language)), note }
}

export type ShownHours = Awaited<ReturnType<typeof shownHours>> & { note?: string }

/** The server makes the sentences, so that pages load neither words nor rules for them. */
async function shownHours(week: Week, language: LanguageCode) {
  const { contact_hours: heading, contact_closed: closed } = wordsIn(
    await spokenIn(language),
    hoursWords,
  )
  const runs = runsOf(week, weekdaysIn(language)).map(({ first, last, spans }) => ({
    days: [...new Set([first, last])].map((day) => weekdayName(language, day)),
    spans: spans.map((span) => shownSpan(language, span)),
  }))
  return { heading, closed, runs }
}

function shownSpan(language: LanguageCode, { opens, closes }: Span) {
  return [
    { time: opens, shown: timeIn(language, opens, 'h23') },
    // Midnight ends the day, and `24:00` is no time to a browser.
    { time: closes.replace('24:', '00:'), shown: timeIn(language, closes, endOf(closes)) },
  ]
}

function endOf(closes: string) {
  return closes === '24:00' ? 'h24' : 'h23'
}

export async function askingPath(
  section: ArticleSection,
  language: LanguageCode,
): Promise<string | undefined> {
  if (section !== 'products') return undefined
  const form = await storage.forms.shownOn(section, language)
  if (form !== undefined) return formPath(form)
  return (await storage.sections.get('contactUs')).contactForm ? '/contact' : undefined
}
