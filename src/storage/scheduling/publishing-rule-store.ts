import { changesBetween } from '../../domain/audit/audit.ts'
import { isSame, type PlainEdit } from '../../domain/documents/revision.ts'
import { messages } from '../../domain/messages.ts'
import { Problem } from '../../domain/problem.ts'
import { noRule, type PublishingRule } from '../../domain/articles/publishing-rule.ts'
import type { LanguageCode } from '../../domain/languages/language.ts'
import { audit } from '../engine/audit-chain.ts'
import type { Database } from '../engine/database.ts'
import { findSetting, setSetting } from '../engine/settings.ts'
import type { Db } from '../engine/tables.ts'

export function createPublishingRuleStore({ db, writeQuietly }: Database) {
  return {
    find: (): Promise<PublishingRule> => ruleOf(db),

    notNeeded: (article: number): Promise<LanguageCode[]> => notNeededIn(db, article),

    /** All that is on the site stays there. Throws Problem('invalid-input') for a language that is not known. */
    change: (rule: PublishingRule, edit: PlainEdit): Promise<void> =>
      writeQuietly(edit.right, async (trx) => {
        const known = await trx.selectFrom('languages').select(['id', 'code']).execute()
        const chosen = known.filter(({ code }) => rule.languages.includes(code))
        if (!rule.languages.every((code) => known.some((one) => one.code === code))) {
          throw new Problem('invalid-input', { fields: { languages: messages.languageUnknown } })
        }
        const changes = changesBetween(
          textsOf(await ruleOf(trx)),
          textsOf({ ...rule, languages: chosen.map(({ code }) => code) }),
        )
        if (isSame(changes, {})) return
        const stored: Stored = { rule: rule.rule, languages: chosen.map(({ id }) => id) }
        await setSetting(trx, 'publishing_rule', JSON.stringify(stored), edit.at)
        audit(trx, edit, 'publishing-rule-changed', '', { changes })
      }),
  }
}

/** Ids outlive another code; a language that is deleted is asked for no longer. */
type Stored = { rule: PublishingRule['rule']; languages: number[] }

export async function ruleOf(db: Db): Promise<PublishingRule> {
  const setting = await findSetting(db, 'publishing_rule')
  if (setting === undefined) return noRule
  const { rule, languages } = JSON.parse(setting) as Stored
  const known = await db.selectFrom('languages').select(['id', 'code']).orderBy('id').execute()
  const codes = known.filter(({ id }) => languages.includes(id)).map(({ code }) => code)
  return { rule, languages: codes }
}

export async function notNeededIn(db: Db, article: number): Promise<LanguageCode[]> {
  const rows = await db
    .selectFrom('left_out')
    .select('language')
    .where('kind', '=', 'article')
    .where('subject', '=', String(article))
    .execute()
  return rows.map(({ language }) => language)
}

function textsOf({ rule, languages }: PublishingRule) {
  return { publishing_rule: rule, rule_languages: languages.toSorted().join(', ') }
}
