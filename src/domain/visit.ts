import { type ArticleSection, articleSections } from './articles/article.ts'
import type { LanguageCode } from './languages/language.ts'
import type { LinkTarget } from './navigation/navigation.ts'

export type ReadTarget = Exclude<LinkTarget, { kind: 'external' | 'file' | 'topic' }>

/** A page was in view. Nothing about the visitor is kept. */
export type View = {
  /** The subject is named by what it is: `home`, `posts`, `posts:7`, `page:3`. */
  subject: string
  language: LanguageCode
  /** The host that led here, blank if unknown; null if another page of the site did. */
  from: string | null
  at: Date
}

type Visits = { views: number; visits: number }
export type VisitsOfDay = Visits & { day: string }
export type VisitsOfSubject = Visits & { subject: string }
export type VisitsOfLanguage = Visits & { language: LanguageCode }
export type VisitsOfHost = { host: string; visits: number }

export const visitLimits = {
  hostsADay: 200,
  host: 255,
  aMinute: 60,
  months: 25,
  days: 760,
  listed: 50,
} as const

export const unknownHost = ''
export const otherHosts = '*'

export const subjectPattern =
  /^(home|contact|search|posts|business|products|(posts|business|products|page|form):[1-9]\d{0,8})$/
export const hostPattern = /^[\da-z._:[\]-]*$/

export function targetOf(subject: string): ReadTarget {
  const [kind = '', number] = subject.split(':')
  const id = Number(number)
  if (kind === 'page' || kind === 'form') return { kind, id }
  if (!isSection(kind)) return { kind: kind as 'home' | 'contact' | 'search' }
  return number === undefined
    ? { kind: 'section', section: kind }
    : { kind: 'article', section: kind, id }
}

/** `2026-11-24`, in UTC, as days are counted by servers of every clock. */
export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

export function firstDayOf(days: number, now: Date): string {
  return dayOf(daysBefore(now, days - 1))
}

export function firstRetainedDay(now: Date): string {
  const first = new Date(now)
  first.setUTCMonth(first.getUTCMonth() - visitLimits.months)
  if (first.getUTCDate() !== now.getUTCDate()) first.setUTCDate(0)
  return dayOf(first)
}

export function everyDay(counted: VisitsOfDay[], days: number, now: Date): VisitsOfDay[] {
  const known = new Map(counted.map((row) => [row.day, row]))
  return Array.from({ length: days }, (_, index) => {
    const day = dayOf(daysBefore(now, days - 1 - index))
    return known.get(day) ?? { day, views: 0, visits: 0 }
  })
}

export function mostLedFrom(most: VisitsOfHost[], total: number): VisitsOfHost[] {
  const listed = most.filter(({ host }) => host !== otherHosts).slice(0, visitLimits.listed)
  const visits = listed.reduce((rest, row) => rest - row.visits, total)
  return visits > 0 ? [...listed, { host: otherHosts, visits }] : listed
}

function daysBefore(time: Date, days: number): Date {
  return new Date(time.getTime() - days * 24 * 60 * 60 * 1000)
}

function isSection(name: string): name is ArticleSection {
  return articleSections.some((section) => section === name)
}
