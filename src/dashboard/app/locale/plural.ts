type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** A counter in English: one and other. */
export function englishCount(forms: Record<'one' | 'other', string>): (count: number) => string {
  return counter('en', forms)
}

/** A counter in Arabic: all six forms (0 · 1 · 2 · 3–10 · 11–99 · 100). */
export function arabicCount(forms: Record<Intl.LDMLPluralRule, string>): (count: number) => string {
  return counter('ar', forms)
}

function counter(language: string, forms: PluralForms) {
  const rules = new Intl.PluralRules(language)
  return (count: number) =>
    (forms[rules.select(count)] ?? forms.other).replace('{n}', count.toLocaleString('en-US'))
}
