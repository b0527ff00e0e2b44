import { noRule, type PublishingRule, ruleNames } from '../../domain/articles/publishing-rule.ts'
import { isSame, type Values } from '../../domain/documents/revision.ts'
import { changeForm } from '../../domain/forms/change-form.ts'
import { blankForm } from '../../domain/forms/form-values.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { leftOut } from '../../domain/moving/analyse-export.ts'
import { isObject } from '../../domain/moving/markdown-file.ts'
import { listed } from '../../domain/moving/moved-item.ts'
import {
  languagesOfSite,
  ourForms,
  type OurSite,
  ourSection,
  picturesOfSection,
} from '../../domain/moving/our-site.ts'
import type { ReportLine } from '../../domain/moving/report.ts'
import type { Picture } from '../../domain/media/media.ts'
import { type SectionName, sectionNames } from '../../domain/sections/section.ts'
import { Problem } from '../../domain/problem.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { timeZone } from '../../domain/wall-clock-input.ts'
import { originName } from '../../storage/moving/moving-store.ts'
import type { MovedSection } from '../../storage/moving/take-in-settings.ts'
import { linkedAtLast, madeOurs, ourPageValues } from './move-in-our-page.ts'
import { knownLine, linksHere, type OtherLine, otherLine } from './move-in-others.ts'
import type { Context, Half, Run } from './move-in-run.ts'

export async function takeInLanguages(
  { storage, edit }: Context,
  site: OurSite,
  isTrial: boolean,
): Promise<{ lines: OtherLine[]; added: LanguageCode[] }> {
  const here = await storage.languages.codes()
  const missing = languagesOfSite(site).filter(({ code }) => !here.includes(code))
  const lines: OtherLine[] = []
  const added: LanguageCode[] = []
  for (const { name, code, status } of missing) {
    const line = { kind: 'language', title: name, address: code, here: '/dashboard/languages' }
    const notes = status === 'pending' ? [] : ['It waits to be published.']
    try {
      if (!isTrial) await storage.languages.add({ name, code, status: 'pending' }, edit())
      added.push(code)
      lines.push(otherLine(line, 'taken in', notes))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      lines.push(otherLine(line, 'left out', ['A page here has its code as its address.']))
    }
  }
  return { lines, added }
}

export async function takeInSite(run: Run): Promise<OtherLine[]> {
  const site = run.source.ours?.site
  if (!site) return []
  const lines = [await takeInRule(run, site)]
  for (const name of sectionNames) {
    const { [name]: matter } = site
    if (isObject(matter) && Object.keys(matter).length > 0)
      lines.push(await takeInSection(run, name, matter))
  }
  return lines.filter((line) => line !== undefined)
}

export async function takeInForms(run: Run): Promise<OtherLine[]> {
  const { storage, source, analysis, known, isTrial, forms, edit } = run
  const site = source.ours?.site ?? {}
  const lines: OtherLine[] = []
  for (const { id, title, values } of ourForms(site, linksHere(run), analysis.languages.here)) {
    const key = `form ${id}`
    const line = { kind: 'form', title, address: '', here: '/dashboard/forms' }
    const origin = known.get(originName(key, ''))
    const former = knownLine(run, key, line)
    if (origin?.isHere) forms.set(id, origin.id)
    if (former) lines.push(former)
    else if (!isForm(values)) lines.push(otherLine(line, 'left out', [unfit]))
    else {
      const form = { key, values }
      forms.set(id, isTrial ? id : await storage.moving.takeInForm(await run.begun(), form, edit()))
      lines.push(otherLine(line, 'taken in'))
    }
  }
  return lines
}

const unfit = 'It cannot be a form here.'

function isForm(values: Values | undefined): values is Values {
  if (!values) return false
  try {
    changeForm(blankForm(new Date(0)), values)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const publishing = { kind: 'setting', address: '', here: '/dashboard/languages' }
const keptHere = 'It is chosen here already.'

export async function takeInZone(
  { storage, edit }: Context,
  { time_zone }: OurSite,
  isTrial: boolean,
): Promise<{ zone: string; line: OtherLine | undefined }> {
  const chosen = await storage.timeZone.find()
  const { data: zone = standardTimeZone } = timeZone.safeParse(time_zone)
  const line = { ...publishing, title: 'time_zone' }
  if (zone === (chosen ?? standardTimeZone)) return { zone, line: undefined }
  if (time_zone === undefined) return { zone: chosen ?? standardTimeZone, line: undefined }
  if (chosen !== undefined) {
    return { zone: chosen, line: otherLine(line, 'left out', [keptHere]) }
  }
  if (!isTrial) await storage.timeZone.change(zone, edit())
  return { zone, line: otherLine(line, 'taken in') }
}

async function takeInRule(
  { storage, analysis, isTrial, edit }: Run,
  { publishing_rule: written }: OurSite,
): Promise<OtherLine | undefined> {
  const rule = ruleIn(written, analysis.languages.here)
  const current = await storage.publishingRule.find()
  if (isSame(rule, current)) return undefined
  const line = { ...publishing, title: 'publishing_rule' }
  if (!isSame(current, noRule)) return otherLine(line, 'left out', [keptHere])
  if (!isTrial) await storage.publishingRule.change(rule, edit())
  return otherLine(line, 'taken in')
}

function ruleIn(written: unknown, here: LanguageCode[]): PublishingRule {
  const { rule, languages } = isObject(written) ? written : { rule: undefined, languages: [] }
  const known = ruleNames.find((name) => name === rule)
  const codes = Array.isArray(languages) ? languages : []
  return known ? { rule: known, languages: here.filter((code) => codes.includes(code)) } : noRule
}

const pathsOfSections: Record<SectionName, string> = {
  banner: '/dashboard',
  aboutUs: '/dashboard/about',
  contactUs: '/dashboard/contact',
  partners: '/dashboard/partners',
  identity: '/dashboard/identity',
  look: '/dashboard/look',
  words: '/dashboard/navigation/words',
  navigation: '/dashboard/navigation',
  seo: '/dashboard/seo/settings',
}

async function takeInSection(run: Run, name: SectionName, matter: OurSite): Promise<OtherLine> {
  const { storage, isTrial, edit, analysis } = run
  const line = { kind: 'setting', title: name, address: 'site.yaml', here: pathsOfSections[name] }
  const key = `section ${name}`
  const known = knownLine(run, key, line)
  if (known) return known
  const { here: codes } = analysis.languages
  const { pictures, described } = await picturesAt(run, picturesOfSection(name, matter))
  const { lost, ...own } = ourSection(name, matter, { ...linksHere(run), codes, pictures })
  const moved: MovedSection = { key, name, ...own, described }
  const kept = isTrial
    ? await storage.moving.settledInSection(moved)
    : await storage.moving.takeInSection(await run.begun(), moved, edit())
  const reasons = [listed('Left out', lost), listed('What is written here stays', kept)]
  return otherLine(line, 'taken in', reasons.filter(Boolean))
}

async function picturesAt(run: Run, paths: string[]) {
  const [language = ''] = run.analysis.languages.here
  const found = await run.pictures.at(
    paths.map((path) => `/${path}`),
    { id: 'site.yaml' },
    language,
  )
  const pictures = new Map<string, Picture>()
  for (const [index, path] of paths.entries()) {
    const picture = found.pictures[index]
    if (picture) pictures.set(path, picture)
  }
  return { pictures, described: found.described }
}

export async function takeInHome(run: Run): Promise<ReportLine[]> {
  const { storage, source, analysis, isTrial, edit } = run
  const { homes } = source.ours ? analysis : { homes: [] }
  const lines = (outcome: ReportLine['outcome'], reasons: string[]): ReportLine[] =>
    homes.map(({ n, kind, title, address, languages }) => {
      const line = { kind, title, address, here: '/dashboard/pages/1' }
      return { ...otherLine(line, outcome, reasons), n, language: languages.join(' ') }
    })
  const known = knownLine(run, 'home', { kind: 'page', title: '', address: '', here: '' })
  if (known || homes.length === 0) return lines('unchanged', [])
  if (!(await storage.moving.mayTakeInHome())) {
    return homes.map((row) => leftOut(row, 'The home page here is arranged already.'))
  }
  const made: Awaited<ReturnType<typeof madeOurs>>[] = []
  for (const row of homes) {
    const item = await source.read(row)
    for (const language of row.languages) {
      const half: Half = { row, item, language, digest: '' }
      if (item.page) made.push(await madeOurs(run, half, item.page))
    }
  }
  const taken = made.flatMap(({ moved, ...half }) =>
    typeof moved === 'string' ? [] : [linkedAtLast(run, { ...half, ...moved })],
  )
  const { values, lost } = ourPageValues(taken, linksHere(run))
  const own = Object.entries(values).filter(([name]) => name === 'order' || name.includes(':'))
  const home = {
    key: 'home',
    values: Object.fromEntries(own),
    described: taken.flatMap((half) => half.pictures.described),
  }
  if (!isTrial && !(await storage.moving.takeInHome(await run.begun(), home, edit()))) {
    return homes.map((row) => leftOut(row, 'The home page here is arranged already.'))
  }
  const notes = taken.flatMap((half) => half.notes)
  return lines('taken in', [...new Set([...notes, listed('Left out', lost)])].filter(Boolean))
}
