import type { PublishingRule } from '../articles/publishing-rule.ts'
import { byField, isBlank, type Values } from '../documents/revision.ts'
import type { Form } from '../forms/form.ts'
import { formValues } from '../forms/form-values.ts'
import type { Language } from '../languages/language.ts'
import { pick } from '../pick.ts'
import { type Section, type SectionName, sectionValues } from '../sections/section.ts'
import { yamlOf } from './front-matter.ts'
import { atRoot, type LeavingFile } from './leaving-file.ts'

export type LeavingSite = {
  languages: Language[]
  timeZone: string
  publishingRule: PublishingRule
  sections: Section[]
  forms: Form[]
}

const notLeavingOfForms: readonly string[] = ['recipients', 'route_field', 'routes']

export function siteFile(site: LeavingSite): LeavingFile {
  const { publishingRule, sections, forms } = site
  const content = yamlOf({
    languages: site.languages.map((language) => pick(language, ['code', 'name', 'status'])),
    time_zone: site.timeZone,
    publishing_rule: publishingRule,
    ...Object.fromEntries(
      sections.map((section): [SectionName, unknown] => [
        section.name,
        told(sectionValues(section)),
      ]),
    ),
    forms: forms.map((form) => ({ id: form.id, ...told(formToTell(form)) })),
  })
  return { path: 'site.yaml', content }
}

function formToTell(form: Form): Values {
  const values = Object.entries(formValues(form))
  return Object.fromEntries(values.filter(([name]) => !notLeavingOfForms.includes(name)))
}

function told(values: Values): object {
  const fields = Object.entries(byField(values)).filter(([, value]) => !isBlank(value))
  return atRoot(Object.fromEntries(fields)) as object
}
